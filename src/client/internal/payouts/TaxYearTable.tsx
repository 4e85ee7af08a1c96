import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  TaxYearTable_year$data,
  TaxYearTable_year$key,
} from '../../../../codegen/relay/TaxYearTable_year.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListFoot, ListTools } from '../shared/list/ListTools.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { useAmount } from '../shared/values/useAmount.ts';
import { W9Badge } from './W9Badge.tsx';

type Row = TaxYearTable_year$data['lines'][number];

/** The members of a year, largest totals first, with the choice of the year and the download. */
export function TaxYearTable({ year: key }: { readonly year: TaxYearTable_year$key }) {
  const intl = useIntl();
  const app = useApp();
  const amount = useAmount();
  const view = useListView();
  const list = useListKeys();
  const { year, years, threshold, lines, totalCount } = useFragment(
    graphql`
      fragment TaxYearTable_year on TaxYear {
        year
        years
        threshold
        totalCount
        lines {
          memberId
          cash
          giftCards
          prizes
          total
          currency
          w9
          member {
            name
            email
          }
        }
      }
    `,
    key,
  );
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  const isEveryone = view.query.get('show') === 'everyone' || threshold == null;
  const sumColumn = (name: 'cash' | 'giftCards' | 'prizes' | 'total', pickSum: (row: Row) => number) => ({
    key: name,
    header: text(`tax.${name}`),
    numeric: true,
    by: pickSum,
    cell: (row: Row) => amount(pickSum(row), row.currency),
  });
  const choices = years.includes(year) ? years : [year, ...years];
  const limit = threshold == null ? '' : amount(threshold, app.brand.currency);
  return (
    <div ref={list} className="stack">
      <ListTools>
        <FilterSelect
          label={text('tax.year')}
          value={String(year)}
          options={choices.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(chosen) => view.set({ year: chosen })}
        />
        {threshold != null && (
          <FilterLinks
            label={text('tax.filter')}
            links={(['threshold', 'everyone'] as const).map((show) => ({
              to: staffPaths.internalTaxYear({
                year: view.query.get('year') ?? undefined,
                show: show === 'everyone' ? show : undefined,
                sort: view.query.get('sort') ?? undefined,
              }),
              label: text(`tax.show.${show}`, { threshold: limit }),
              active: (show === 'everyone') === isEveryone,
            }))}
          />
        )}
        <ButtonAnchor
          href={app.rest.address(`/api/internal/payouts/tax/${year}`)}
          download={`tax-year-${year}.csv`}
          look="secondary"
          small
        >
          <FormattedMessage id="internalPayouts.tax.download" values={{ year: String(year) }} />
        </ButtonAnchor>
      </ListTools>
      <StaffGrid<Row>
        caption={text('tax')}
        rowKey={({ memberId }) => memberId}
        rows={lines}
        columns={[
          {
            key: 'member',
            header: text('field.member'),
            rowHeader: true,
            by: ({ member }) => member?.name ?? member?.email,
            cell: ({ memberId, member }) => (
              <RowLink to={staffPaths.internalCashoutMember(memberId)}>
                {member?.name ?? member?.email ?? text('nothing')}
              </RowLink>
            ),
          },
          sumColumn('cash', ({ cash }) => cash),
          sumColumn('giftCards', ({ giftCards }) => giftCards),
          sumColumn('prizes', ({ prizes }) => prizes),
          sumColumn('total', ({ total }) => total),
          ...(threshold == null
            ? []
            : [
                {
                  key: 'w9',
                  header: text('field.w9'),
                  place: 'state' as const,
                  by: ({ w9 }: Row) => w9 ?? '',
                  cell: ({ w9 }: Row) => <W9Badge status={w9 ?? null} />,
                },
              ]),
        ]}
        empty={text(isEveryone ? 'tax.none' : 'tax.noneReached', { year: String(year), threshold: limit })}
      />
      <ListFoot shown={lines.length} total={totalCount} keys={['move', 'open']} />
    </div>
  );
}
