import { type CorpusMail, entry, mail, noNumber, part } from './build.fixture.ts';
import {
  bare,
  bottomPosted,
  gmail,
  inline,
  iphone,
  outlook,
  outlookPlain,
  topPosted,
} from './clients.fixture.ts';

/** Numbers that look like a telephone number of the area 06, in all spellings that are recognized. */
const read: CorpusMail[] = [
  entry('underlined in plain text', 'P064123401', topPosted('Your event is _P064123401_.')),
  entry('underlined twice', 'P064123402', gmail('__P064123402__')),
  entry('underlined, bold and in brackets', 'P064123403', topPosted('(*_P064123403_*)')),
  entry('bold', 'P064123404', iphone('Event number *P064123404*')),
  entry('bold and bare, after the label', '64123405', topPosted('Event number: *64123405*')),
  entry('bare, after a bold label', '064123406', outlook('*Event number:* 064123406')),
  entry('bare, after an underlined label', '64123407', topPosted('_Job no_: _64123407_')),
  entry('after a hyphen', 'P-064123408', topPosted('Event P-064123408')),
  entry('after a hyphen that does not break', 'P-064123409', topPosted('P\u2011064123409')),
  entry('after a number sign', 'P#064123410', outlookPlain('P#064123410')),
  entry('after a hyphen, in groups', 'P-064-123-411', topPosted('P-064-123-411')),
  entry('after a hyphen between blanks', 'P - 064 123 412', bottomPosted('P – 064 123 412')),
  entry('in groups', 'P 064 123 413', topPosted('P 064 123 413')),
  entry('in groups of several blanks', 'P 064 123 414', topPosted('P  064   123  414')),
  entry('in groups with tabs', 'P 064 123 415', topPosted('P\t064\t123\t415')),
  entry('in groups with tabs and blanks', 'P064 123 416', topPosted('P064 \t 123 \t416, thanks')),
  entry('in groups with blanks that do not break', 'P064 123 417', gmail('P064\u00a0123\u00a0417')),
  entry('in groups with narrow blanks', 'P064 123 418', outlook('P064\u202f123\u202f418')),
  entry(
    'in groups with entities',
    'P064 123 419',
    mail(part('P064&nbsp;123&#8239;419', { type: 'text/html' })),
  ),
  entry('after a label and tabs', '64 123 420', topPosted('Event number\t\t64\t123\t420')),
  entry('underlined in the quoted form', 'P064123421', inline('_P064123421_')),
  entry('with a tab and the time', 'P064 123 422', topPosted('P064 123 422\t2012')),
  entry(
    'with its groups in the cells of a table',
    'P064 123 423',
    mail(
      part('<table><tr><td>P064</td><td>123</td><td>423</td><td>HSCP</td></tr></table>', {
        type: 'text/html',
      }),
    ),
  ),
];

/** Mails with other numbers that look like them. */
const others: CorpusMail[] = [
  entry('a name with an underscore before', noNumber, topPosted('ref_P064123401')),
  entry('a name with underscores after', noNumber, topPosted('_P064123402_v2, __P064123402__draft')),
  entry('an underlined file', noNumber, topPosted('_P064123403_.pdf')),
  entry('an underlined number with another digit', noNumber, topPosted('_P064123404_1')),
  entry('underscores between the digits', noNumber, topPosted('P064_123_405')),
  entry('a telephone after P and a hyphen', noNumber, topPosted('P-06 412 3456')),
  entry('a telephone after P and a tab', noNumber, topPosted('P\t06 412 3456\nM\t021 555 987')),
  entry('a telephone in one after P and a blank', noNumber, topPosted('P 064123456')),
  entry('a mobile after P in the cells of a table', noNumber, topPosted('P\t021\t555\t123')),
  entry('a patrol and its times in a table', noNumber, topPosted('P1\t2100\t0100')),
  entry('a patrol, a day and its time in a table', noNumber, topPosted('P12\t22\t11\t21\t00')),
  entry('digits in two cells', noNumber, bare('P0641\t23406')),
  entry('four groups in a table', noNumber, bare('P064\t123\t407\t2')),
];

export const spellings: CorpusMail[] = [...read, ...others];
