export { describeApi as default } from '../../platform/http/openapi/describe-api.ts';
