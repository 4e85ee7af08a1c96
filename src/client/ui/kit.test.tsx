import { createIntl, RawIntlProvider } from 'react-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../i18n/loadMessages.ts';
import type { Messages } from '../i18n/compact.ts';
import { Badge } from './Badge.tsx';
import { Button, ButtonLink, IconButton } from './Button.tsx';
import { Card } from './Card.tsx';
import { Bars } from './charts/Bars.tsx';
import { SavedBar } from './charts/SavedBar.tsx';
import { UsageChart } from './charts/UsageChart.tsx';
import { Disclosure } from './Disclosure.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Figure } from './Figure.tsx';
import { FilterLinks } from './FilterLinks.tsx';
import { FlashMessages } from './FlashMessages.tsx';
import { Checkbox } from './form/Checkbox.tsx';
import { FileDrop } from './form/FileDrop.tsx';
import { PasswordInput } from './form/PasswordInput.tsx';
import { Segmented } from './form/Segmented.tsx';
import { Select } from './form/Select.tsx';
import { Switch } from './form/Switch.tsx';
import { TextInput } from './form/TextInput.tsx';
import { BoltIcon } from './icons/navIcons.tsx';
import { NoEventsIllustration } from './illustrations/emptyStates.tsx';
import { List, ListItem, Tile } from './List.tsx';
import { Notice } from './Notice.tsx';
import { ProfilePicture } from './page/ProfilePicture.tsx';
import { Progress } from './Progress.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { Table } from './table/Table.tsx';

let messages: Messages;
beforeAll(async () => {
  messages = await loadMessages('en-US');
});

/** As the server would write it; a text that is missing from the catalogue fails the test. */
function html(element: ReactNode): string {
  const onError = (error: Error) => {
    throw error;
  };
  const intl = createIntl({ locale: 'en-US', messages, timeZone: 'America/Los_Angeles', onError });
  return renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <MemoryRouter>{element}</MemoryRouter>
    </RawIntlProvider>,
  );
}

const nothing = () => undefined;
const intervals = [0, 1, 2, 3].map((hour) => ({
  startsAt: new Date(Date.UTC(2026, 6, 1, hour)),
  endsAt: new Date(Date.UTC(2026, 6, 1, hour + 1)),
  usedWh: hour === 2 ? null : 500,
  baselineWh: 800,
  inEvent: hour === 1,
  estimated: hour === 3,
}));
const chart = (
  <UsageChart intervals={intervals} timeZone="America/Los_Angeles" summary="You saved 300 Wh." unit="Wh" />
);
const KIT: Readonly<Record<string, ReactNode>> = {
  Badge: <Badge tone="warn">Offline</Badge>,
  Button: <Button icon={<BoltIcon />}>Join</Button>,
  ButtonLink: <ButtonLink to="/events">Events</ButtonLink>,
  IconButton: <IconButton label="Edit" icon={<BoltIcon />} />,
  Card: (
    <Card title="Title" titleId="t">
      Text
    </Card>
  ),
  Bars: (
    <Bars
      label="Week"
      unit="kWh"
      format={String}
      bars={[
        { key: 'a', label: 'Mo', name: 'Monday', value: 3 },
        { key: 'b', label: 'Tu', name: 'Tuesday', value: null },
      ]}
    />
  ),
  SavedBar: <SavedBar usedWh={800} baselineWh={2000} />,
  UsageChart: chart,
  Disclosure: <Disclosure summary="How?">So.</Disclosure>,
  EmptyState: <EmptyState illustration={<NoEventsIllustration />}>Nothing yet.</EmptyState>,
  Figure: <Figure value="1.2" unit="kWh" label="Saved" explanation="Because." />,
  FilterLinks: <FilterLinks label="Show" links={[{ to: '/events', label: 'All', active: true }]} />,
  FlashMessages: <FlashMessages flashes={[{ id: 1, type: 'error', text: 'No.' }]} onClose={nothing} />,
  Checkbox: <Checkbox label="Always join" hint="You can leave." error="Choose." />,
  FileDrop: <FileDrop label="Choose a file" file={null} onFile={nothing} />,
  PasswordInput: <PasswordInput label="Password" autoComplete="current-password" />,
  Segmented: <Segmented label="Mode" value="a" options={[{ value: 'a', label: 'A' }]} onChange={nothing} />,
  Select: <Select label="State" options={[{ value: 'CA', label: 'California' }]} />,
  Switch: <Switch label="Text me" checked onChange={nothing} />,
  TextInput: <TextInput label="Email" hint="Yours." error="Wrong." />,
  List: (
    <List>
      <ListItem
        start={
          <Tile>
            <BoltIcon />
          </Tile>
        }
        title="A"
        to="/events"
      />
    </List>
  ),
  Notice: <Notice tone="error">No.</Notice>,
  ProfilePicture: <ProfilePicture url={null} initials="DR" size={80} />,
  Progress: <Progress value={0.4} label="Progress" />,
  Skeleton: <Skeleton height={20} />,
  Spinner: <Spinner size={100} />,
  Table: (
    <Table
      caption="Events"
      rows={[{ id: 'a' }]}
      rowKey={({ id }) => id}
      columns={[{ key: 'id', header: 'Event', cell: ({ id }) => id }]}
    />
  ),
};

describe('every piece of the kit', () => {
  it.each(Object.entries(KIT))(
    '%s has no inline style, which the security policy would refuse',
    (_name, element) => {
      expect(html(element)).not.toMatch(/\sstyle=/);
    },
  );
});

describe('buttons', () => {
  it('a busy button announces it, and can be neither pressed nor submitted', () => {
    const busy = html(
      <Button type="submit" busy>
        Save
      </Button>,
    );
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('type="button"');
    expect(busy).toContain('class="spinner spinner-24"');
  });
});

describe('fields', () => {
  it('a field’s error and hint belong to its control', () => {
    const field = html(<TextInput id="email" label="Email" hint="Yours." error="Wrong." />);
    expect(field).toContain('<label class="field-label" for="email">');
    expect(field).toContain('aria-describedby="email-error email-hint"');
    expect(field).toContain('aria-invalid="true"');
  });
});

describe('the progress bar', () => {
  it.each([
    ['HLP-05', 0.5, 50],
    ['HLP-06', 50, 50],
    ['HLP-04', 0, 3],
    ['HLP-07', 250, 100],
  ])('%s: %d fills %d of 100', (_row, value, width) => {
    expect(html(<Progress value={value} label="x" />)).toContain(`width="${width}"`);
  });

  it('HLP-04: the minimum fill is for the eye only', () => {
    expect(html(<Progress value={0} label="x" />)).toContain('aria-valuenow="0"');
  });
});

describe('flashes', () => {
  it('NET-17: an error is an alert, everything else a status', () => {
    const roles = (['error', 'info', 'success'] as const).map(
      (type) =>
        /<div[^>]*role="(\w+)"/.exec(
          html(<FlashMessages flashes={[{ id: 1, type, text: 'x' }]} onClose={nothing} />),
        )?.[1],
    );
    expect(roles).toEqual(['alert', 'status', 'status']);
  });
});

describe('spinners and pictures', () => {
  it.each([24, 50, 100] as const)('NAV-48: there is a spinner of %d px', (size) => {
    expect(html(<Spinner size={size} />)).toContain(`spinner-${size}`);
  });

  it('NAV-25: a picture is 30 px in the settings link and 80 px elsewhere', () => {
    expect(html(<ProfilePicture url="https://img.example/me.jpg" initials="" />)).toContain(
      'width="30" height="30"',
    );
    expect(html(<ProfilePicture url="https://img.example/me.jpg" initials="" size={80} />)).toContain(
      'width="80" height="80"',
    );
  });
});

describe('the usage chart', () => {
  it('describes the chart in words: the summary, the gap, and every figure in a table', () => {
    const markup = html(chart);
    expect(markup).toContain('role="img" aria-label="You saved 300 Wh."');
    expect(markup).toContain('No reading from 7\u00a0PM to 8\u00a0PM.');
    expect(markup.match(/<tr/g)).toHaveLength(5);
    expect(markup).toContain('500 (estimated)');
    expect(markup).toContain('Your use, Wh');
    expect(markup).not.toMatch(/kWh|kW\b/);
  });
});

it.each([
  ['less than usual', 800, 2000, { used: '40', saved: ['40', '60'] }],
  ['more than usual', 2000, 800, { used: '100', saved: ['100', '0'] }],
  ['nothing, and nothing usual', 0, 0, { used: '0', saved: ['0', '0'] }],
])(
  'the bar of a result shows what was saved beside what was used: %s',
  (_what, usedWh, baselineWh, shown) => {
    const bar = renderToStaticMarkup(<SavedBar usedWh={usedWh} baselineWh={baselineWh} />);
    const [, x, width] = /saved-bar-saved" x="(.+?)" width="(.+?)"/.exec(bar) ?? [];
    const [, used] = /saved-bar-used" width="(.+?)"/.exec(bar) ?? [];
    expect({ used, saved: [x, width] }).toEqual(shown);
  },
);
