import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

describe('the text that a person sees', () => {
  it.each([
    ['<p>P057<b>123</b>456</p><p>Thanks&nbsp;all</p>', 'P057123456\nThanks\u00a0all'],
    ['<div>one<br>two</div>\n\n\n<div>three</div>', 'one\ntwo\nthree'],
    ['<table><tr><td>Event</td><td>57123456</td></tr></table>', 'Event\t57123456'],
    ['a<br><br>b', 'a\n\nb'],
    ['<title>x</title><style>p{color:red}</style><script>y</script><p>z', 'z'],
    ['<!-- hidden --><p>shown</p>', 'shown'],
    ['<iframe><!-- x --></iframe><noembed><!-- x --></noembed><noframes><!-- x --></noframes>z', 'z'],
    ['<svg><style/><!-- x --></style></svg>z', 'z'],
    ['<svg><style/><text>z</text></svg>', 'z'],
    ['<style/>x</style><script/>y</script>z', 'z'],
    ['<blockquote type="cite">quoted</blockquote>', 'quoted'],
    ['&#80;0571&#x32;3456 &lt;b&gt;', 'P057123456 <b>'],
  ])('of %s', (html, text) => expect(visibleText(html).trim()).toBe(text));

  it.each([
    'display:none',
    'display : NONE !important',
    'visibility:hidden',
    'font-size:0',
    'font-size:0px',
    'font-size: 1px',
    'opacity:0',
    'opacity: 0.0',
    'max-height:0',
    'mso-hide:all',
    'text-indent:-9999px',
    'color:#fff',
    'color:#fefefe',
    'color:white',
    'color:rgb(255, 255, 255)',
    'color:transparent',
    'color:rgba(0,0,0,0)',
    'background:#000',
    'color:#036;background-color:#003366',
  ])('is without what is hidden by %s', (style) => {
    expect(visibleText(`<div style="${style}"><span>P057123456</span></div>shown`).trim()).toBe('shown');
  });

  it.each([
    '<span hidden>x</span>',
    '<font color="white">x</font>',
    '<table bgcolor="#003366"><tr><td><font color="#003366">x</font></td></tr></table>',
    '<style>.preheader, #old { display:none }</style><p class="a preheader">x</p>',
    '<style>@media screen { .preheader { display:none } }</style><p class="preheader">x</p>',
    '<style>#old{font-size:0}</style><p id="old">x</p>',
  ])('is without what is hidden in %s', (html) => expect(visibleText(html).trim()).toBe(''));

  it.each([
    'font-size:10.5pt',
    'font-size:0.9em',
    'font-size:1em',
    'font-size:1rem',
    'color:white;background:#003366',
    'color:#1F497D',
    'color:windowtext',
    'opacity:0.9',
    'opacity:1',
    'max-height:100px',
    'display:block',
    'text-indent:-10px',
  ])('is with what has %s', (style) => {
    expect(visibleText(`<div style="${style}">shown</div>`).trim()).toBe('shown');
  });
});
