import { afterAll, expect } from 'vitest';
import { noteCost } from './costReport.ts';

// A setup file, first of all: its hook runs last. What loading the worker took goes to its first file.
afterAll(() => noteCost('file', expect.getState().testPath ?? 'unknown'));
