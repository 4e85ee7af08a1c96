import { unexpectedAction, type Log } from '../helpers/unexpectedAction.ts';

export const FLASH_TYPES = ['info', 'error', 'success'] as const;
export type FlashType = (typeof FLASH_TYPES)[number];

/** A short notice. Times are milliseconds since 1970. */
export interface Flash {
  readonly id: string;
  readonly text: string;
  readonly type: FlashType;
  readonly leavesAt: number;
}

/** CON-09, FLT-04. */
const FLASH_MS = 3_500;
/** CON-09, FLT-05: for texts that take longer to read. */
const LONG_FLASH_MS = 7_000;
/** CON-09, FLT-05: a text of at least this many characters is a long one. */
const LONG_FLASH_LENGTH = 45;

/** Characters are code points, so that an ordinary emoji counts once. */
export function flashDurationMs(text: string): number {
  return Array.from(text).length >= LONG_FLASH_LENGTH ? LONG_FLASH_MS : FLASH_MS;
}

export type FlashAction =
  | {
      readonly kind: 'raise';
      readonly id: string;
      readonly text: string;
      readonly type?: FlashType;
      readonly now: number;
    }
  /** The first flash becomes visible: the clock of those raised earlier starts now. */
  | { readonly kind: 'show'; readonly now: number }
  | { readonly kind: 'dismiss'; readonly id: string }
  /** Drops every flash whose time is up. */
  | { readonly kind: 'tick'; readonly now: number };

/**
 * All visible flashes, oldest first. Each has its own time, so of equally long ones the oldest leaves first.
 * Blank texts are ignored. Source: FLT-01 to FLT-05, AMB-11.
 */
export function flashQueue(queue: readonly Flash[], action: FlashAction, log: Log): readonly Flash[] {
  switch (action.kind) {
    case 'raise': {
      const { id, text, type = 'info', now } = action;
      if (text.trim() === '') return queue;
      return [...queue, { id, text, type, leavesAt: now + flashDurationMs(text) }];
    }
    case 'show':
      return queue.map((flash) => ({ ...flash, leavesAt: action.now + flashDurationMs(flash.text) }));
    case 'dismiss':
      return keep(queue, (flash) => flash.id !== action.id);
    case 'tick':
      return keep(queue, (flash) => flash.leavesAt > action.now);
    default:
      return unexpectedAction(log, 'flashQueue', queue, action);
  }
}

/** Returns the same array when nothing leaves, which avoids a render. */
function keep(queue: readonly Flash[], stays: (flash: Flash) => boolean): readonly Flash[] {
  const kept = queue.filter(stays);
  return kept.length === queue.length ? queue : kept;
}

/** When the next flash leaves, for the timer; null when there is none. */
export function nextFlashLeavesAt(queue: readonly Flash[]): number | null {
  return queue.length === 0 ? null : Math.min(...queue.map((flash) => flash.leavesAt));
}
