import { DomUtils, parseDocument } from 'htmlparser2';

/** The few messages of the S3 protocol that we read and write. */

const documentOf = (xml: string) => parseDocument(xml, { xmlMode: true });

function textsOf(element: string, xml: string): string[] {
  return DomUtils.getElementsByTagName(element, documentOf(xml)).map((found) => DomUtils.textContent(found));
}

/** Returns the text of the first such element; an empty one if there is none. */
export function textOf(element: string, xml: string): string {
  return textsOf(element, xml)[0] ?? '';
}

/** Returns the name of the outermost element. */
export function rootOf(xml: string): string {
  const [first] = DomUtils.getElementsByTagName(() => true, documentOf(xml).children, false, 1);
  return first?.name ?? '';
}

/** Returns the store's own word for what went wrong, such as `AccessDenied`. */
export function errorCodeOf(xml: string): string {
  return textOf('Code', xml);
}

/** Returns the keys of a page, and what the next page is asked for with; null for the last one. */
export function listingOf(xml: string): { keys: string[]; next: string | null } {
  return { keys: textsOf('Key', xml), next: textOf('NextContinuationToken', xml) || null };
}

/** Returns the uploads of a page that were begun and not ended, and what the next page is asked for with; null for the last one. */
export function uploadsOf(xml: string): {
  uploads: { key: string; id: string }[];
  next: { 'key-marker': string; 'upload-id-marker': string } | null;
} {
  const ids = textsOf('UploadId', xml);
  const uploads = textsOf('Key', xml).map((key, index) => ({ key, id: ids[index] ?? '' }));
  if (textOf('IsTruncated', xml) !== 'true') return { uploads, next: null };
  const next = {
    'key-marker': textOf('NextKeyMarker', xml),
    'upload-id-marker': textOf('NextUploadIdMarker', xml),
  };
  return { uploads, next };
}

/** Returns the message that makes a file of its parts. */
export function partsToComplete(etags: readonly string[]): string {
  const parts = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}
