import { createHash } from 'node:crypto';
import { style } from '../reference/page.ts';
import { partnerReference } from '../reference/restReference.ts';
import { readOpenApi } from './openapi.ts';
import { writeOutput } from './output.ts';

/** The page for partners, and what its content security policy must allow. */
export function generatePartnerReference(): void {
  const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
  const page = { styleHash, html: partnerReference(readOpenApi()) };
  writeOutput('codegen/rest/partnerReference.json', `${JSON.stringify(page, null, 1)}\n`);
}
