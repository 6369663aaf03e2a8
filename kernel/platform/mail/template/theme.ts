/** The colours of mails, the same as on printed pages. Mail clients only support inline styles. */
export const palette = {
  paper: '#f5f2ea',
  panel: '#e9e4d8',
  line: '#cfc8b8',
  text: '#161c26',
  quiet: '#4a5260',
  night: '#0b1119',
  header: '#182231',
  headerText: '#e6ebf2',
  amber: '#ffb11f',
  amberDeep: '#eb9d0c',
  beam: '#ffe8b8',
  onAmber: '#1a1100',
} as const;

export const font =
  "'Hanken Grotesk Variable', 'Hanken Grotesk', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
