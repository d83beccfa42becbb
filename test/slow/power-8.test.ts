import { describePower } from './describe-power.js';

describePower(8);
