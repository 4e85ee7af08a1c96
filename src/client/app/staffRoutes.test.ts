import { expect, it } from 'vitest';
import { isWithin } from '../../domain/navigation/pagePath.ts';
import { STAFF_TOOLS } from '../../domain/session/staffTools.ts';
import { staffRoutes } from './staffRoutes.ts';

const staffPaths = staffRoutes.rows.map(({ path }) => path);

it('every staff tool has a screen', () => {
  expect(STAFF_TOOLS.map(({ path }) => path).filter((path) => !staffPaths.includes(path))).toEqual([]);
});

it('every staff screen belongs to a tool, whose roles guard it', () => {
  const tools = STAFF_TOOLS.filter(({ key }) => key !== 'overview');
  const homeless = staffPaths.filter(
    (path) => path !== '/internal' && !tools.some((tool) => isWithin(path, tool.path)),
  );
  expect(homeless).toEqual([]);
});
