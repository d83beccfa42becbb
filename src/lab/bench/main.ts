// First of all: what is loaded behind it works out tables.
import { DIGITS } from './digits.js';
import { serve } from './serve.js';

serve(DIGITS);
