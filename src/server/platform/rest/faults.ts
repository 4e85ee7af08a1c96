import type { ErrorObject } from 'ajv';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { say } from '../messages/say.ts';
import { refused, type RequestError } from '../errors.ts';

/** Validation errors as a refusal: one sentence per field, and one for the whole. */
export function inputRefusal(faults: readonly ErrorObject[]): RequestError {
  const fields: Record<string, Sentence> = {};
  for (const fault of faults) {
    const field = fieldPath(fault);
    if (field !== '') fields[field] ??= sentenceFor(fault);
  }
  const named = Object.keys(fields).length > 0;
  return refused(named ? say('platform.checkInput') : sentenceFor(faults[0]), {
    code: 'INVALID',
    ...(named ? { fields } : {}),
  });
}

function fieldPath({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { missingProperty, additionalProperty } = params as {
    missingProperty?: string;
    additionalProperty?: string;
  };
  if (keyword === 'required' && missingProperty) path.push(missingProperty);
  if (keyword === 'additionalProperties' && additionalProperty) path.push(additionalProperty);
  return path.join('.');
}

/** Without the value, which may be a password. */
function sentenceFor(fault: ErrorObject | undefined): Sentence {
  const params = (fault?.params ?? {}) as {
    limit?: number;
    type?: string | string[];
    format?: string;
    allowedValues?: (string | number | null)[];
  };
  const { limit = 0 } = params;
  switch (fault?.keyword) {
    case 'required':
      return say('platform.input.required');
    case 'additionalProperties':
      return say('platform.input.unexpected');
    case 'type':
      return say('platform.input.type', { type: [params.type ?? []].flat()[0] ?? '' });
    case 'minLength':
      return limit === 1 ? say('platform.input.empty') : say('platform.input.minLength', { limit });
    case 'maxLength':
      return say('platform.input.maxLength', { limit });
    case 'minimum':
      return say('platform.input.minimum', { limit });
    case 'maximum':
      return say('platform.input.maximum', { limit });
    case 'minItems':
      return say('platform.input.minItems', { limit });
    case 'maxItems':
      return say('platform.input.maxItems', { limit });
    case 'enum':
      return say('platform.input.enum', {
        values: (params.allowedValues ?? []).filter((value) => value !== null).join(', '),
      });
    case 'format':
      return say('platform.input.format', {
        format: params.format === 'date-time' ? 'dateTime' : (params.format ?? ''),
      });
    default:
      return say('platform.input.format', { format: '' });
  }
}

/** For developers: where our answer breaks the contract. */
export function answerFault(operationId: string, status: number, faults: readonly ErrorObject[]): Error {
  const list = faults
    .slice(0, 5)
    .map(
      ({ instancePath, message, params }) =>
        `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`,
    );
  return new Error(`The answer ${status} of ${operationId} breaks the contract: ${list.join('; ')}`);
}
