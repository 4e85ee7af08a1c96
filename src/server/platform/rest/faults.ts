import type { ErrorObject } from 'ajv';
import { refused, type RequestError } from '../errors.ts';

/** Faults of a request as the refusal that is told: a sentence for each field, and one for the whole. */
export function inputRefusal(faults: readonly ErrorObject[]): RequestError {
  const fields: Record<string, string> = {};
  for (const fault of faults) {
    const field = fieldOf(fault);
    if (field !== '') fields[field] ??= sentenceFor(fault);
  }
  const named = Object.keys(fields).length > 0;
  return refused(named ? 'Please check what was entered.' : sentenceFor(faults[0]), {
    code: 'INVALID',
    ...(named ? { fields } : {}),
  });
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string };
  if (keyword === 'required' && missingProperty) path.push(missingProperty);
  if (keyword === 'additionalProperties' && additionalProperty) path.push(additionalProperty);
  return path.join('.');
}

const articles: Readonly<Record<string, string>> = { string: 'a text', integer: 'a whole number', number: 'a number', boolean: 'true or false', object: 'an object', array: 'a list', null: 'empty' };
const formats: Readonly<Record<string, string>> = { email: 'This is not an email address.', 'date-time': 'This is not a time.', date: 'This is not a day.', uuid: 'This is not an id.', uri: 'This is not an address.' };

/** The fault in words, without the value itself: that may be a password. */
function sentenceFor(fault: ErrorObject | undefined): string {
  const params = (fault?.params ?? {}) as { limit?: number; type?: string | string[]; format?: string; allowedValues?: (string | number | null)[] };
  switch (fault?.keyword) {
    case 'required':
      return 'This is missing.';
    case 'additionalProperties':
      return 'This is not expected here.';
    case 'type':
      return `This must be ${[params.type ?? []].flat().map((type) => articles[type] ?? type).join(' or ')}.`;
    case 'minLength':
      return params.limit === 1 ? 'This must not be empty.' : `This needs at least ${params.limit} characters.`;
    case 'maxLength':
      return `This takes at most ${params.limit} characters.`;
    case 'minimum':
      return `This must be at least ${params.limit}.`;
    case 'maximum':
      return `This must be at most ${params.limit}.`;
    case 'minItems':
      return `This needs at least ${params.limit} entries.`;
    case 'maxItems':
      return `This takes at most ${params.limit} entries.`;
    case 'enum':
      return `This must be one of ${(params.allowedValues ?? []).filter((value) => value !== null).join(', ')}.`;
    case 'format':
      return formats[params.format ?? ''] ?? 'This is not in the right form.';
    default:
      return 'This is not in the right form.';
  }
}

/** A wrong answer of ours, for developers: where it breaks the contract and how. */
export function answerFault(operationId: string, status: number, faults: readonly ErrorObject[]): Error {
  const list = faults.slice(0, 5).map(({ instancePath, message, params }) => `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`);
  return new Error(`The answer ${status} of ${operationId} breaks the contract: ${list.join('; ')}`);
}
