import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { usePaletteObjectsQuery as Query } from '../../../../../codegen/relay/usePaletteObjectsQuery.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useAmount } from '../values/useAmount.ts';
import { useStaffTimes } from '../values/useStaffTimes.ts';

/** Something to open. */
export interface PaletteChoice {
  /** The tool that it belongs to. */
  readonly tool: string;
  readonly name: string;
  readonly to: string;
}

/** The fewest letters with which objects are looked for. */
const LEAST = 2;

/** What has the text in its name, of all that the viewer may see; at most five of a kind. */
export function usePaletteObjects(text: string): readonly PaletteChoice[] {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const amount = useAmount();
  const search = text.trim();
  const isAsked = search.length >= LEAST;
  const { staff } = useLazyLoadQuery<Query>(
    graphql`
      query usePaletteObjectsQuery($search: String!, $isAsked: Boolean!) {
        staff @include(if: $isAsked) {
          utilities(first: 5, search: $search) {
            edges {
              node {
                id
                name
              }
            }
          }
          programs(first: 5, search: $search) {
            edges {
              node {
                id
                name
              }
            }
          }
          events(first: 5, search: $search) {
            edges {
              node {
                id
                startAt
                endAt
                program {
                  name
                  timeZone
                }
              }
            }
          }
          memberHits(search: $search) {
            by
            lastFour
            member {
              id
              name
              email
            }
          }
          orderHits(search: $search) {
            by
            order {
              id
              item
              kind
              title
              quantity
              placedAt
              member {
                name
                email
              }
            }
          }
          payouts(first: 5, search: $search) {
            edges {
              node {
                id
                hundredths
                currency
                destination
                placedAt
                member {
                  name
                  email
                }
              }
            }
          }
          rewards(first: 5, search: $search) {
            edges {
              node {
                id
                title
              }
            }
          }
          deviceOffers(first: 5, search: $search) {
            edges {
              node {
                id
                title
              }
            }
          }
          segments(first: 5, search: $search) {
            edges {
              node {
                segmentId
                name
              }
            }
          }
          contents(search: $search) {
            contentId
            title
          }
          helpArticles(search: $search) {
            articleId
            title
          }
          features(search: $search) {
            key
          }
          experiments(search: $search) {
            key
          }
          staffAccounts(first: 5, search: $search) {
            edges {
              node {
                id
                name
                email
              }
            }
          }
        }
      }
    `,
    { search, isAsked },
    { fetchPolicy: isAsked ? 'store-or-network' : 'store-only' },
  );
  if (staff == null) return [];
  const has = (name: string) => name.toLowerCase().includes(search.toLowerCase());
  const of = (
    tool: string,
    to: (id: string) => string,
    found: readonly { readonly id: string; readonly name: string }[] | undefined,
  ): readonly PaletteChoice[] =>
    (found ?? []).slice(0, MOST).map(({ id, name }) => ({
      tool: intl.formatMessage({ id: `internal.nav.${tool}` }),
      name,
      to: to(id),
    }));
  const person = ({ id, name, email }: { id: string; name?: string | null | undefined; email: string }) => ({
    id,
    name: name == null ? email : `${name}, ${email}`,
  });
  const titled = ({ node: { id, title } }: { node: { id: string; title: string } }) => ({ id, name: title });
  return [
    ...of(
      'utilities',
      staffPaths.internalUtility,
      staff.utilities?.edges.map(({ node }) => node),
    ),
    ...of(
      'programs',
      staffPaths.internalProgram,
      staff.programs?.edges.map(({ node }) => node),
    ),
    ...of(
      'events',
      staffPaths.internalEvent,
      staff.events?.edges.map(({ node: { id, startAt, endAt, program } }) => ({
        id,
        name: `${times.shortDay(startAt, program.timeZone)}, ${times.hours(startAt, endAt, program.timeZone)}, ${program.name}`,
      })),
    ),
    ...of(
      'members',
      staffPaths.internalMember,
      staff.memberHits?.map(({ member, by, lastFour }) => {
        const { id, name } = person(member);
        const what = by === 'PHONE' ? 'phone' : by === 'METER' ? 'meter' : undefined;
        return what === undefined || lastFour == null
          ? { id, name }
          : { id, name: `${name}, ${intl.formatMessage({ id: `internal.palette.${what}` }, { lastFour })}` };
      }),
    ),
    ...of(
      'orders',
      staffPaths.internalOrder,
      staff.orderHits?.map(({ by, order: { id, item, kind, title, quantity, placedAt, member } }) => ({
        id,
        name: [
          (kind === 'CASH'
            ? intl.formatMessage({ id: 'internalOrders.kind.CASH' })
            : item === 'REWARD'
              ? title
              : null) ?? intl.formatMessage({ id: `internalOrders.item.${item}` }, { count: quantity }),
          ...(member == null ? [] : [member.name ?? member.email]),
          times.shortDay(placedAt, zone),
          ...(by === 'CODE'
            ? [intl.formatMessage({ id: 'internal.palette.code' }, { lastFour: search })]
            : []),
        ].join(', '),
      })),
    ),
    ...of(
      'payouts',
      staffPaths.internalPayout,
      staff.payouts?.edges.map(({ node: { id, hundredths, currency, destination, placedAt, member } }) => ({
        id,
        name: `${amount(hundredths, currency)}, ${member?.name ?? member?.email ?? destination}, ${times.shortDay(placedAt, zone)}`,
      })),
    ),
    ...of('rewards', staffPaths.internalReward, staff.rewards?.edges.map(titled)),
    ...of('offers', staffPaths.internalOffer, staff.deviceOffers?.edges.map(titled)),
    ...of(
      'segments',
      staffPaths.internalSegment,
      staff.segments?.edges.map(({ node: { segmentId, name } }) => ({ id: segmentId, name })),
    ),
    ...of(
      'placements',
      staffPaths.internalContent,
      staff.contents?.map(({ contentId, title }) => ({ id: contentId, name: title })),
    ),
    ...of(
      'help',
      staffPaths.internalHelpArticle,
      staff.helpArticles
        ?.map(({ articleId, title }) => ({ id: articleId, name: title }))
        .filter(({ name }) => has(name)),
    ),
    ...of(
      'features',
      staffPaths.internalFeature,
      staff.features?.map(({ key }) => ({ id: key, name: key })),
    ),
    ...of(
      'experiments',
      staffPaths.internalExperiment,
      staff.experiments?.map(({ key }) => ({ id: key, name: key })),
    ),
    ...of(
      'staff',
      staffPaths.internalStaffAccount,
      staff.staffAccounts?.edges.map(({ node }) => person(node)),
    ),
  ];
}

/** Of a kind. */
const MOST = 5;
