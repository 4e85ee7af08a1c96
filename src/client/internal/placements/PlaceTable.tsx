import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  PlaceTable_places$data,
  PlaceTable_places$key,
} from '../../../../codegen/relay/PlaceTable_places.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { StaffList } from '../shared/list/StaffList.tsx';
import { completeList } from '../shared/list/useStaffList.ts';

type Place = PlaceTable_places$data[number];

/** The places: where each is, and how much content it has. */
export function PlaceTable({ places: key }: { readonly places: PlaceTable_places$key }) {
  const intl = useIntl();
  const places = useFragment(
    graphql`
      fragment PlaceTable_places on ContentPlace @relay(plural: true) {
        name
        live
        scheduled
        ended
        off
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalPlacements.${id}` });
  const count = (key: string, header: string, by: (place: Place) => number, secondary = false) => ({
    key,
    secondary,
    header,
    numeric: true,
    cell: (place: Place) => intl.formatNumber(by(place)),
    by,
  });
  return (
    <StaffList<Place>
      caption={text('places')}
      list={completeList(places)}
      file={{
        name: 'places',
        cells: {
          place: ({ name }) => name,
          live: ({ live }) => live,
          scheduled: ({ scheduled }) => scheduled,
          ended: ({ ended }) => ended,
          off: ({ off }) => off,
        },
      }}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'place',
          header: text('field.placement'),
          rowHeader: true,
          cell: ({ name }) => (
            <Link to={staffPaths.internalPlacements({ place: name })}>{text(`place.${name}`)}</Link>
          ),
        },
        { key: 'where', header: text('field.where'), wraps: true, cell: ({ name }) => text(`where.${name}`) },
        count('live', text('state.LIVE'), ({ live }) => live),
        count('scheduled', text('state.SCHEDULED'), ({ scheduled }) => scheduled),
        count('ended', text('state.ENDED'), ({ ended }) => ended, true),
        count('off', text('state.OFF'), ({ off }) => off, true),
      ]}
      keys={[]}
    />
  );
}
