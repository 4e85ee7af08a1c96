import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/**
 * The official schema of Green Button's resources (NAESB REQ.21, version 4.0), as published under the Apache License 2.0.
 * Its import of Atom's schema names nothing that it uses; that file isn't published with it.
 */
const SCHEMA = readFileSync(new URL('espi.xsd', import.meta.url), 'utf8')
  .replace(/<xs:import [^>]*>/, '')
  .replace('targetNamespace=', 'xmlns="http://naesb.org/espi" targetNamespace=');

const ESPI_CONTENT = /<content type="application\/xml">([\s\S]*?)<\/content>/g;

/** What is wrong with the resources of a Green Button feed by their schema; how many there were. */
export async function validateFeed(
  xml: string,
): Promise<{ readonly resources: number; readonly errors: readonly string[] }> {
  const resources = [...xml.matchAll(ESPI_CONTENT)].map(([, resource = '']) => resource);
  const { errors } = await validateXML({
    xml: resources.map((contents, index) => ({ fileName: `resource-${index}.xml`, contents })),
    schema: SCHEMA,
    initialMemoryPages: 512,
    maxMemoryPages: 4_096,
  });
  return { resources: resources.length, errors: errors.map(({ message }) => message) };
}
