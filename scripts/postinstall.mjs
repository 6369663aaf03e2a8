import { rememberInstallation } from './lib/install.mjs';

/** npm runs this after every installation. After one by hand, the next command then does not repeat it. */
rememberInstallation();
