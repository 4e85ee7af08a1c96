import type { FastifyRequest } from 'fastify';
import { readFields, parseInstant } from '../support/forms.ts';
import type { GiftRequest } from './types.ts';

const KEY = /^[\w-]{8,80}$/;

/** Whether a buyer's key has the form that all services ask for. */
export const hasKeyForm = (key: string): boolean => KEY.test(key);

/** An amount in whole minor units; null if none was sent. What isn't a number is refused with its order. */
export const parseAmount = (minor: string | undefined, currency = ''): GiftRequest['amount'] =>
  minor === undefined ? null : { minor: Number(minor), currency };

/** The instant that a list's query names, from which on changes are listed; null if it names none. */
export const readSince = ({ query }: FastifyRequest, name: string): Date | null =>
  parseInstant(readFields(query)[name]);
