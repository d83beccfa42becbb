import { installCommandAdditions } from '../../src/cli/additions.js';
import { installRecordKinds } from '../../src/records/registry.js';
import * as wings from '../../src/wings/index.js';
import { RECORD_KINDS } from '../../src/wings/record-kinds.js';

// As the program and the library do before they read a record.
installCommandAdditions(wings);
installRecordKinds(RECORD_KINDS);
