% Deals with randperm of Octave: a deck a line, until it is ended. Argument: cards.
% Octave does not notice that nobody reads on; whoever ends it finds no file of its variables left behind.
sigterm_dumps_octave_core(false);
sighup_dumps_octave_core(false);
cards = str2num(argv(){1});
form = [repmat('%d ', 1, cards) "\n"];
while true
  printf(form, randperm(cards));
  fflush(stdout);
end
