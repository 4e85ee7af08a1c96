import { fromGlobalId } from 'graphql-relay';
import { checkAccess } from '../access/check.ts';
import type { AccessRule } from '../access/accessRule.ts';
import type { RequestContext } from '../context.ts';
import { refused } from '../errors.ts';
import type { AnyResolver, ResolverMap } from './resolverMap.ts';
import { say } from '../messages/say.ts';

/** Reads one object by its own id; null where it does not exist for this caller. */
export type NodeReader = (ctx: RequestContext, id: string) => Promise<object | null>;

/** Type name to reader. */
export type NodeReaders = Readonly<Record<string, NodeReader>>;

const mostNodes = 100;

/** `Query.node` and `Query.nodes` over the subjects' readers. What a caller may not see does not exist for them. */
export function nodeResolvers(
  readers: NodeReaders,
  rules: Readonly<Record<string, AccessRule>>,
): ResolverMap {
  const read = async (ctx: RequestContext, globalId: string): Promise<object | null> => {
    const { type, id } = fromGlobalId(globalId);
    const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
    if (!reader || id === '' || checkAccess(rules[type], ctx.member) !== 'allowed') return null;
    const found = await reader(ctx, id);
    return found && { __typename: type, ...found };
  };
  const node: AnyResolver = (_parent, args, ctx) => read(ctx, String(args['id']));
  const nodes: AnyResolver = (_parent, args, ctx) => {
    const ids = args['ids'] as readonly string[];
    if (ids.length > mostNodes)
      throw refused(say('platform.tooManyIds', { most: mostNodes }), { code: 'TOO_MANY_IDS' });
    return Promise.all(ids.map((id) => read(ctx, id)));
  };
  return { Query: { node, nodes } };
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The row id in a global id of this type; null otherwise, so forged ids count as missing. */
export function rowId(globalId: string, type: string): string | null {
  const parsed = fromGlobalId(globalId);
  return parsed.type === type && uuidPattern.test(parsed.id) ? parsed.id : null;
}

export function isRowId(text: string): boolean {
  return uuidPattern.test(text);
}
