import { type CorpusMail, entry, mail, multipart, part, several } from './build.fixture.ts';
import {
  bare,
  bottomPosted,
  gmail,
  inline,
  iphone,
  outlook,
  outlookWeb,
  topPosted,
} from './clients.fixture.ts';

const html = { type: 'text/html' };

function offering(
  name: string,
  raw: Buffer,
  ...offers: [policeEventNumber: string, sentence: string][]
): CorpusMail {
  return { ...entry(name, several, raw), offers };
}

const lastWeek = `On Sun, 15 Nov 2026 at 20:31, ECC Central <ecc@police.example> wrote:
> Logged on, your event number is P064111222.`;

/** Mails that contain the number beside another one, and what each offers to the crew. */
export const candidates: CorpusMail[] = [
  offering(
    'the number above a quoted former one',
    topPosted(`P064123401\n\n${lastWeek}`),
    ['P064123401', 'P064123401'],
    ['P064111222', '> Logged on, your event number is P064111222.'],
  ),
  offering(
    'the number below a quoted former one',
    bottomPosted(`${lastWeek}\n\nTonight it is P064123402, stay safe. Call when finished.`),
    ['P064111222', '> Logged on, your event number is P064111222.'],
    ['P064123402', 'Tonight it is P064123402, stay safe.'],
  ),
  offering(
    'typed into the quote, with the former one below',
    inline(`P064123403\n> Last week: P064111222`),
    ['P064123403', '> Event number: P064123403'],
    ['P064111222', '> Last week: P064111222'],
  ),
  offering(
    'alone on its line, with the line before',
    bare('Your number tonight:\n\n> P064123404\n\nThe other crew has\nP064111222'),
    ['P064123404', 'Your number tonight: > P064123404'],
    ['P064111222', 'The other crew has P064111222'],
  ),
  offering(
    'a correction in words',
    gmail('Not P064123405, but P064123406.'),
    ['P064123405', 'Not P064123405, but P064123406.'],
    ['P064123406', 'Not P064123405, but P064123406.'],
  ),
  offering(
    'in HTML',
    outlookWeb('HSCP has P064123407.\nBSCP has P064123408!'),
    ['P064123407', 'HSCP has P064123407.'],
    ['P064123408', 'BSCP has P064123408!'],
  ),
  offering(
    'in the cells of a table',
    mail(
      part(
        '<table><tr><td>HSCP</td><td>P064123409</td></tr><tr><td>BSCP</td><td>P064123410</td></tr></table>',
        html,
      ),
    ),
    ['P064123409', 'HSCP P064123409'],
    ['P064123410', 'BSCP P064123410'],
  ),
  offering(
    'in the subject and the text',
    iphone('P064123411 for tonight', { subject: 'RE: P064111222' }),
    ['P064111222', 'RE: P064111222'],
    ['P064123411', 'P064123411 for tonight'],
  ),
  offering(
    'one of them twice, in two spellings',
    outlook('P064123412. Again: P 064 123 412. Before it was event no. 64111222.'),
    ['P064123412', 'P064123412.'],
    ['64111222', 'Before it was event no. 64111222.'],
  ),
  offering(
    'with our own number between',
    topPosted('P064123413, follows P056999888\nP064111222 is closed'),
    ['P064123413', 'P064123413, follows P056999888'],
    ['P064111222', 'P064111222 is closed'],
  ),
  offering(
    'with links, addresses, tabs and control characters',
    bare('Event\tP064123414 <https://cad.example/P064999999>\u0007 a@b.example\nOr P064123415\u0000?', {
      encoding: '8bit',
    }),
    ['P064123414', 'Event P064123414'],
    ['P064123415', 'Or P064123415?'],
  ),
  offering(
    'six numbers: the first five',
    bare(Array.from({ length: 6 }, (_, nth) => `Nr ${nth}: P06412342${nth}`).join('\n')),
    ['P064123420', 'Nr 0: P064123420'],
    ['P064123421', 'Nr 1: P064123421'],
    ['P064123422', 'Nr 2: P064123422'],
    ['P064123423', 'Nr 3: P064123423'],
    ['P064123424', 'Nr 4: P064123424'],
  ),
  offering(
    'in a line of 600 characters, with half a character where it is cut',
    bare(`${'x'.repeat(299)}👮${'y'.repeat(108)} P064123426 P064123427 ${'z'.repeat(300)}`),
    ['P064123426', `${'y'.repeat(108)} P064123426 P064123427 ${'z'.repeat(98)}`],
    ['P064123427', `${'y'.repeat(98)} P064123426 P064123427 ${'z'.repeat(109)}`],
  ),
  offering(
    'a number that only the plain text has beside the one that is seen',
    mail(multipart('multipart/alternative', [part('P064111222'), part('<p>Yours: P064123428</p>', html)])),
    ['P064123428', 'Yours: P064123428'],
  ),
  offering(
    'a hidden number beside two that are seen',
    mail(part('<i style="display:none">P064999999</i>P064123429<br>or P064123430', html)),
    ['P064123429', 'P064123429'],
    ['P064123430', 'or P064123430'],
  ),
  offering('a number and the mistyped one that it stands for', topPosted('P064123431, sorry P0641234322')),
];
