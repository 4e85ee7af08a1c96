import type { ContentDraft } from '../placements/checkContent.ts';
import type { ProposalOf } from './proposal.ts';

type Stored = ProposalOf<'CONTENT'>['content'];
type Content = Omit<Stored, 'startsAt' | 'endsAt'> & Pick<ContentDraft, 'startsAt' | 'endsAt'>;

/** Content as plain JSON. */
export const storeContent = ({ startsAt, endsAt, ...content }: Content): Stored => ({
  ...content,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});

export const readStoredContent = ({ startsAt, endsAt, ...content }: Stored): Content => ({
  ...content,
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});
