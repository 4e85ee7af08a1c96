import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { Card } from '../../ui/Card.tsx';
import { CalendarIcon, LeafIcon, ShieldIcon } from '../../ui/icons/objectIcons.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';

const FACTS: readonly { readonly key: 'before' | 'during' | 'after'; readonly icon: ReactNode }[] = [
  { key: 'before', icon: <CalendarIcon /> },
  { key: 'during', icon: <LeafIcon /> },
  { key: 'after', icon: <ShieldIcon /> },
];

/** What a connected device does around an event, and that the member stays in charge. */
export function WhatDevicesDo() {
  const { words } = useApp().brand;
  const values = { event: words.reductionEvent.withArticle, events: words.reductionEvent.many };
  return (
    <section className="stack" aria-labelledby="what-devices-do">
      <h2 id="what-devices-do">
        <FormattedMessage id="devices.what.title" values={values} />
      </h2>
      <Card flush>
        <List>
          {FACTS.map(({ key, icon }) => (
            <ListItem
              key={key}
              start={<Tile tone={key === 'during' ? 'saved' : 'brand'}>{icon}</Tile>}
              title={<FormattedMessage id={`devices.what.${key}.title`} values={values} />}
              detail={<FormattedMessage id={`devices.what.${key}.text`} values={values} />}
            />
          ))}
        </List>
      </Card>
    </section>
  );
}
