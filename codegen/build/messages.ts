import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompactMessages } from '../../src/client/i18n/compact.ts';

const baseLocale = 'en-US';

/** Another region of the base language contains only texts that differ; every other language is complete. */
const isComplete = (locale: string): boolean => locale.split('-', 1)[0] !== baseLocale.split('-', 1)[0];

/** A fault in the catalogue, with its file and message id. */
class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

export function listLocales(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export function listRooms(root: string, locale = baseLocale): string[] {
  return readdirSync(join(root, locale))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/**
 * Every message in the locale. Other English locales fall back to the base; other languages don't: a missing text, or
 * one whose arguments differ from the base's, is a fault. Throws for the first fault.
 */
export function compileLocale(root: string, locale: string): CompactMessages {
  const original = readLocale(root, baseLocale);
  const translated =
    locale === baseLocale ? new Map<string, MessageFormatElement[]>() : readLocale(root, locale);
  for (const [id, tree] of translated) {
    const source = original.get(id);
    if (source === undefined) throw new CatalogueError(`${locale}: "${id}" does not exist in ${baseLocale}.`);
    const [own, wanted] = [findArguments(tree), findArguments(source)];
    const more = [...own].filter((name) => !wanted.has(name));
    if (more.length > 0)
      throw new CatalogueError(`${locale}: "${id}" uses ${more.join(', ')}, which ${baseLocale} does not.`);
    const less = isComplete(locale) ? [...wanted].filter((name) => !own.has(name)) : [];
    if (less.length > 0)
      throw new CatalogueError(
        `${locale}: "${id}" does not use ${less.join(', ')}, which ${baseLocale} does.`,
      );
  }
  if (isComplete(locale)) {
    const lacking = [...original.keys()].filter((id) => !translated.has(id));
    if (lacking.length > 0)
      throw new CatalogueError(`${locale} lacks ${lacking.map((id) => `"${id}"`).join(', ')}.`);
  }
  const compiled: Record<string, string | MessageFormatElement[]> = {};
  for (const [id, tree] of new Map([...original, ...translated])) compiled[id] = compact(tree);
  return compiled;
}

function readLocale(root: string, locale: string): Map<string, MessageFormatElement[]> {
  const messages = new Map<string, MessageFormatElement[]>();
  for (const room of listRooms(root, locale)) {
    const file = `${locale}/${room}.json`;
    for (const [id, text] of Object.entries(readRoom(join(root, file)))) {
      const where = `${file}: "${id}"`;
      if (!id.startsWith(`${room}.`)) throw new CatalogueError(`${where} must begin with "${room}.".`);
      if (typeof text !== 'string') throw new CatalogueError(`${where} must be a text.`);
      messages.set(id, parseMessage(text, where));
    }
  }
  return messages;
}

function readRoom(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new CatalogueError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parseMessage(text: string, where: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false });
  } catch (error) {
    throw new CatalogueError(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function compact(tree: MessageFormatElement[]): string | MessageFormatElement[] {
  if (tree.length === 0) return '';
  const [only, ...others] = tree;
  return only?.type === TYPE.literal && others.length === 0 ? only.value : tree;
}

function findArguments(tree: readonly MessageFormatElement[]): Set<string> {
  const names = new Set<string>();
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    names.add(element.value);
    if (element.type === TYPE.tag) element.children.forEach(visit);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) option.value.forEach(visit);
    }
  };
  tree.forEach(visit);
  return names;
}
