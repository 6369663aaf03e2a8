import { staleApplications } from './build.mjs';

/** Playwright's global set-up. Browser tests would otherwise judge another product than the one in the sources. */
export default function refuseStaleBuild() {
  const names = staleApplications().map(({ name }) => name);
  if (names.length > 0)
    throw new Error(`The build of the ${names.join(' and ')} is out of date: run \`npm run build\` first.`);
}
