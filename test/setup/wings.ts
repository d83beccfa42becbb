import { installAdditions } from '../../src/records/additions.js';
import { WINGS } from '../../src/wings/index.js';

// As the program and the library do before they read a record.
installAdditions(WINGS);
