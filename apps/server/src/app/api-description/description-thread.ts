export { describeApi as default } from './describe-api.ts';
