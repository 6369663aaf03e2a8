import { expect, it } from 'vitest';
import { readFile } from './file.ts';

const fileOf = (...bytes: Uint8Array<ArrayBuffer>[]) => new File(bytes, 'people.csv');
const encoded = (text: string) => new TextEncoder().encode(text);

it('a file is read as UTF-8, as UTF-16 or as Windows wrote it [4.25]', async () => {
  expect(await readFile(fileOf(encoded('\u{feff}Zoë')))).toBe('Zoë');
  expect(await readFile(fileOf(Uint8Array.of(0x5a, 0x6f, 0xeb)))).toBe('Zoë');
  expect(await readFile(fileOf(Uint8Array.of(0xff, 0xfe, 0x5a, 0, 0xeb, 0)))).toBe('Zë');
  expect(await readFile(fileOf(Uint8Array.of(0xfe, 0xff, 0, 0x5a, 0, 0xeb)))).toBe('Zë');
  expect(await readFile(fileOf(Uint8Array.of(0x5a, 0, 0xeb, 0)))).toBe('Zë');
});

it('a page with a table is read as its cells would be copied [4.25]', async () => {
  const page = '<html><body><table border=1><tr><th>Name</th></tr><tr><td>Ana\n<b>Ng</b></td></tr></table>';
  expect(await readFile(fileOf(encoded(page)))).toBe('Name\r\n"Ana\nNg"');
});

it('a workbook, or what is too large, is refused in words [4.25]', async () => {
  await expect(readFile(fileOf(encoded('PK..')))).rejects.toThrow('save the sheet as CSV');
  await expect(readFile(fileOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)))).rejects.toThrow(
    'save the sheet as CSV',
  );
  await expect(readFile(fileOf(new Uint8Array(1024 * 1024 + 1)))).rejects.toThrow('too large');
});
