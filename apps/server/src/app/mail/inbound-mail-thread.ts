export { parseMail as default } from '#platform/inbound-mail/parse.ts';
