import { rememberInstallation } from './lib/install.mjs';

/** npm runs this after an installation, also after one by hand, which the next command then does not repeat. */
rememberInstallation();
