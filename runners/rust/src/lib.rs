//! `assert_shuffles_uniformly` for `cargo test`: `shuffle-audit` judges the decks that your shuffle deals here.
//!
//! One file, no crates. Needs Node 20 and shuffle-audit: the program that `SHUFFLE_AUDIT` names (a path; one that ends in `.js` is started by
//! `node`), else `shuffle-audit` on the `PATH`, else what `npx` finds installed in the folder of the test.

use std::env;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// How long the program may take to ask for deals: shuffle-audit takes less than a second, another program may wait for ever.
const ASKS_WITHIN: Duration = Duration::from_secs(60);

/// What a test may ask for. `None` takes the default.
#[derive(Debug, Clone, Copy)]
pub struct Options<'a> {
    /// Cards, 2 to 5,000; 52.
    pub n: usize,
    /// Deals; by default about a million cards' worth, 20,000 decks of 52, and a tenth as many from decks in random order.
    pub trials: Option<u64>,
    /// In place of `trials`: as many deals as it takes to see a bias of this relative size, such as 0.01.
    pub detect: Option<f64>,
    /// How often an even shuffle may fail, 1e-9 to 0.01; 1e-9.
    pub false_alarms: Option<f64>,
    /// What the shuffle is called in the message.
    pub name: Option<&'a str>,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Options { n: 52, trials: None, detect: None, false_alarms: None, name: None }
    }
}

/// Holds unless the deals of `n` cards show a bias; see [`assert_shuffles_uniformly_with`].
///
/// # Panics
///
/// As that does.
#[track_caller]
pub fn assert_shuffles_uniformly(n: usize, shuffle: impl FnMut(&mut [u32])) {
    assert_shuffles_uniformly_with(Options { n, ..Options::default() }, shuffle);
}

/// Holds unless the deals show that `shuffle`, called with the cards 0 … n − 1 to rearrange, does not deal every order equally often.
///
/// # Panics
///
/// With what was found where the deals show a bias; and where there is nothing to say about evenness: shuffle-audit is not there, an option
/// cannot be, or a deal is no deck.
#[track_caller]
pub fn assert_shuffles_uniformly_with(options: Options, shuffle: impl FnMut(&mut [u32])) {
    match audit(options, shuffle) {
        Ok(None) => {}
        Ok(Some(told)) => panic!("{told}"),
        Err(error) => panic!("shuffle-audit cannot judge: {error}"),
    }
}

/// Ends the program where the shuffle panics: nobody waits for its verdict.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What was found where the deals show a bias; nothing where they show none.
fn audit(options: Options, shuffle: impl FnMut(&mut [u32])) -> Result<Option<String>, String> {
    let mut command = program();
    command.args(["assert", "--language", "Rust", "--n", &options.n.to_string()]);
    let asked = [
        ("--name", options.name.map(str::to_string)),
        ("--trials", options.trials.map(|trials| trials.to_string())),
        ("--detect", options.detect.map(|size| size.to_string())),
        ("--false-alarms", options.false_alarms.map(|share| format!("{share:e}"))),
    ];
    for (option, value) in asked {
        command.args(value.iter().flat_map(|value| [option, value.as_str()]));
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let started = command.spawn().map_err(|error| {
        format!("{:?} does not start: {error}; npm install -g path/to/shuffle-audit, or name its program in SHUFFLE_AUDIT", command.get_program())
    })?;
    let mut running = Running(started);
    let (input, output, mut errors) = match (running.0.stdin.take(), running.0.stdout.take(), running.0.stderr.take()) {
        (Some(input), Some(output), Some(errors)) => (input, output, errors),
        _ => return Err("its pipes are not there".to_string()),
    };
    // Read beside the rest, so that it never waits for a reader.
    let wrong = thread::spawn(move || {
        let mut text = String::new();
        errors.read_to_string(&mut text).map(|_| text).unwrap_or_default()
    });
    let (told, asks) = mpsc::channel();
    thread::spawn(move || {
        let mut answers = BufReader::new(output);
        let mut first = String::new();
        let _ = answers.read_line(&mut first);
        told.send((first, answers))
    });
    let nothing = format!("{:?} asked for no deals within {} s", command.get_program(), ASKS_WITHIN.as_secs());
    let (first, mut answers) = match asks.recv_timeout(ASKS_WITHIN) {
        Ok(asked) => asked,
        Err(_) => return Err(nothing),
    };
    let asked = asked_in(&first);
    match asked {
        // An error of a pipe is left to the program, which ended and says why.
        Some((in_order, handed)) => deal(options.n, shuffle, in_order, handed, &mut answers, input).unwrap_or_default(),
        // It is another program, which need not end.
        None if !first.is_empty() => return Err(nothing),
        // It ended with an error, and says why.
        None => drop(input),
    }
    let mut told = String::new();
    answers.read_to_string(&mut told).map_err(|error| error.to_string())?;
    let status = running.0.wait().map_err(|error| error.to_string())?;
    let wrong = wrong.join().unwrap_or_default();
    match status.code() {
        Some(0) if asked.is_some() => Ok(None),
        Some(20) if asked.is_some() => Ok(Some(told)),
        _ if !wrong.trim().is_empty() => Err(wrong.trim().to_string()),
        _ if asked.is_none() => Err(format!("{nothing}: {status}")),
        _ => Err(status.to_string()),
    }
}

/// How many deals in order a line asks for, and how many from other decks; nothing where it is no such line.
fn asked_in(first: &str) -> Option<(u64, usize)> {
    match first.split_whitespace().collect::<Vec<&str>>()[..] {
        ["deals", in_order, "handed", handed] => Some((in_order.parse().ok()?, handed.parse().ok()?)),
        _ => None,
    }
}

/// Reads from which decks deals are asked for, and only then deals: so neither process waits for the other.
fn deal(
    n: usize,
    mut shuffle: impl FnMut(&mut [u32]),
    in_order: u64,
    handed: usize,
    asks: &mut BufReader<ChildStdout>,
    input: impl Write,
) -> io::Result<()> {
    let mut decks: Vec<Vec<u32>> = Vec::with_capacity(handed);
    for _ in 0..handed {
        let mut line = String::new();
        asks.read_line(&mut line)?;
        decks.push(line.split_whitespace().flat_map(str::parse).collect());
    }
    let mut out = BufWriter::with_capacity(1 << 16, input);
    let mut deck: Vec<u32> = vec![0; n];
    for _ in 0..in_order {
        for (place, card) in (0..).zip(deck.iter_mut()) {
            *card = place;
        }
        shuffle(&mut deck);
        write_line(&mut out, &deck)?;
    }
    for mut deck in decks {
        shuffle(&mut deck);
        write_line(&mut out, &deck)?;
    }
    out.flush()
}

fn write_line(out: &mut impl Write, deck: &[u32]) -> io::Result<()> {
    for (place, card) in deck.iter().enumerate() {
        if place > 0 {
            out.write_all(b" ")?;
        }
        write!(out, "{card}")?;
    }
    out.write_all(b"\n")
}

fn program() -> Command {
    if let Some(named) = env::var_os("SHUFFLE_AUDIT").filter(|named| !named.is_empty()) {
        if !named.to_string_lossy().ends_with(".js") {
            return Command::new(named);
        }
        let mut node = Command::new("node");
        node.arg(named);
        return node;
    }
    // npm writes scripts that Windows starts by their whole name alone.
    let ending = if cfg!(windows) { ".cmd" } else { "" };
    let own = format!("shuffle-audit{ending}");
    let path = env::var_os("PATH").unwrap_or_default();
    if env::split_paths(&path).any(|folder| folder.join(&own).is_file()) {
        return Command::new(own);
    }
    let mut npx = Command::new(format!("npx{ending}"));
    npx.args(["--no", "--", "shuffle-audit"]);
    npx
}
