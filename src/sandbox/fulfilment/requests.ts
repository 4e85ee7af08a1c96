import type { FastifyRequest } from 'fastify';
import { readFields, parseInstant } from '../support/forms.ts';
import type { GiftRequest } from './types.ts';

const KEY = /^[\w-]{8,80}$/;

/** Whether a buyer's key has the form that all services ask for. */
export const hasKeyForm = (key: string): boolean => KEY.test(key);

/** An amount in whole minor units; null if none was sent. NaN gets its order refused. */
export const parseAmount = (minor: string | undefined, currency = ''): GiftRequest['amount'] =>
  minor === undefined ? null : { minor: Number(minor), currency };

/** The instant from which a list query wants changes; null if it names none. */
export const readSince = ({ query }: FastifyRequest, name: string): Date | null =>
  parseInstant(readFields(query)[name]);
