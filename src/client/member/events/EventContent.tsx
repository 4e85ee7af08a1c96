import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { toEventView } from '../../shared/events/eventView.ts';
import { useEventNoun } from '../../shared/events/useEventNoun.ts';
import { hourPart } from '../../shared/events/hour/hourPart.ts';
import { LazySection } from '../../shared/LazySection.tsx';
import { HardwareNotice } from '../../shared/hardware/HardwareNotice.tsx';
import { useQuarterRefresh } from '../../shared/events/useQuarterRefresh.ts';
import { useRefreshAt } from '../../shared/events/useRefreshAt.ts';
import { EnergyUnitContext } from '../../shared/format/EnergyUnit.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { cx } from '../../ui/cx.ts';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AnsweredBy } from './AnsweredBy.tsx';
import { ComingEvent } from './ComingEvent.tsx';
import { EventPlaces } from './EventPlaces.tsx';
import { EventHeadline } from './EventHeadline.tsx';
import { EventUsage } from './EventUsage.tsx';
import type { loader } from './eventLoader.ts';
import { eventUnit } from './eventUnit.ts';
import { leadKind } from './leadKind.ts';
import { PendingResult } from './PendingResult.tsx';
import { ResultPicture } from './ResultPicture.tsx';
import { SettledResult } from './SettledResult.tsx';
import { devicePhase, hasManyKinds } from './devices/devicePhase.ts';
import { potentialPart } from './before/potentialPart.ts';
import { eventSituation, isInHour, isToPrepare, type Situation } from './situation.ts';
import { WhatHelps } from './WhatHelps.tsx';
import { useSettledReceipt } from './useSettledReceipt.ts';
import styles from './EventContent.module.css';

const loadDevices = async () => (await import('./devices/EventDevicesLazy.tsx')).EventDevicesLazy;
const loadReceipt = async () => (await import('./receipt/ReceiptLazy.tsx')).ReceiptLazy;
/** Height of a device's row, and of everything around the rows, in pixels. */
const DEVICE_ROW = 77;
const AROUND_ROWS = 110;
/** Height of what to do now, on a phone with three things to do. */
const HOUR = 421;
/** Height of a folded receipt, in pixels. */
const RECEIPT = 390;

interface EventContentProps {
  readonly event: EnergyEvent;
  /** A notice about the whole page. */
  readonly children: ReactNode;
}

/** Every part keeps its place in all stages of the event, so that a new result does not shift the layout. */
export function EventContent({ event, children }: EventContentProps) {
  const intl = useIntl();
  const { Hour, Potential } = useScreenData<typeof loader>();
  const now = useNow(5_000);
  const { words } = useApp().brand;
  const { when } = useFormats();
  const noun = useEventNoun(event.ohmhour_type).one;
  const view = toEventView(event);
  const situation = eventSituation(event, now);
  const isOpen = situation === 'before' || situation === 'running';
  const isRealTime = view.type === 'PARTICIPATION_REDUCTION_RT';
  const isHour = isInHour(event, now);
  const isOut = situation === 'notJoined' || situation === 'away';
  const hasUsage =
    situation === 'settled'
      ? event.baseline_wh !== null
      : isOut || situation === 'pending' || situation === 'running';
  const rows = deviceRows(event, situation);
  const receipt = useSettledReceipt(event.id, situation === 'settled');
  const noise = receipt?.noise.verdict === 'within-noise' ? receipt.noise : null;
  // While the event runs, what to do now comes first on a phone, and the devices stand beside it on a desk.
  const devices = rows > 0 && (
    <LazySection name="EventDevicesLazy" load={loadDevices}>
      <Skeleton height={AROUND_ROWS + rows * DEVICE_ROW} look="card" />
    </LazySection>
  );
  // Without devices there is room beside the rest on a desk.
  const helps = isOpen && event.vacation === null && (!isHour || isRealTime) && (
    <WhatHelps realTime={isRealTime} />
  );
  useDocumentTitle(intl.formatMessage({ id: 'events.detail.title' }, { event: noun, when: when(view, now) }));
  useRefreshAt(view.startsAt.getTime(), view.endsAt.getTime());
  useQuarterRefresh(situation === 'pending' && event.is_test !== true);
  const lead =
    situation === 'settled' && event.reduction_wh !== null && !event.estimate_only
      ? leadKind(event.reduction_wh, noise !== null)
      : undefined;

  return (
    <EnergyUnitContext value={eventUnit(event)}>
      <div className={cx('columns', situation === 'settled' && styles['even'])}>
        <div className="stack columns-whole">
          {children}
          <BackLink to={paths.events()}>
            <FormattedMessage id="events.detail.back" />
          </BackLink>
          <PageHeading
            eyebrow={
              <FormattedMessage
                id={situation === 'before' ? 'events.detail.eyebrowShort' : 'events.detail.eyebrow'}
                values={{ event: noun, program: event.program_name, when: when(view, now) }}
              />
            }
            lead={
              lead === 'close' ? intl.formatMessage({ id: 'events.lead.close' }) : lead && words.tone[lead]
            }
          >
            <EventHeadline event={event} situation={situation} now={now} />
          </PageHeading>
          {event.is_test === true && (
            <Notice>
              <p>
                <FormattedMessage id="events.test" />
              </p>
            </Notice>
          )}
          <AnsweredBy event={event} />
          {situation === 'cancelled' && (
            <p>
              <FormattedMessage id={event.opt === 'in' ? 'events.cancelled.in' : 'events.cancelled.text'} />
            </p>
          )}
          {isOut && (
            <p>
              <FormattedMessage id="events.notJoined.text" />
            </p>
          )}
        </div>
        <div className="stack">
          {isOpen && <ComingEvent event={view} now={now} />}
          {isHour && (
            <LazySection {...hourPart} atOnce ready={Hour} props={{ eventId: event.id, place: 'page' }}>
              <Skeleton height={isRealTime ? 64 : HOUR} look="card" />
            </LazySection>
          )}
          {isOpen && event.vacation === null && <HardwareNotice />}
          {situation === 'pending' && event.is_test !== true && <PendingResult event={event} now={now} />}
          {situation === 'settled' && <SettledResult event={event} noise={noise} receipt={receipt} />}
          {hasUsage && <EventUsage event={event} />}
          {!isHour && devices}
          {rows === 0 && helps}
        </div>
        <div className="stack">
          {isHour && devices}
          {isToPrepare(event, now) && (
            <LazySection {...potentialPart} ready={Potential} props={{ eventId: event.id }}>
              <Skeleton height={320} look="card" />
            </LazySection>
          )}
          {rows > 0 && helps}
          {situation === 'settled' && (
            <LazySection name="ReceiptLazy" load={loadReceipt} atOnce>
              <Skeleton height={RECEIPT} look="card" />
            </LazySection>
          )}
          {situation === 'settled' && <ResultPicture event={event} />}
          <Suspense fallback={null}>
            <EventPlaces />
          </Suspense>
        </div>
      </div>
    </EnergyUnitContext>
  );
}

/** A row for each device; once it is over one for each kind, or for many kinds together. */
function deviceRows({ devices }: EnergyEvent, situation: Situation): number {
  const all = Object.values(devices);
  if (devicePhase(situation) !== 'over') return all.length;
  const kinds = new Set(all.map((each) => each.device_type)).size;
  return hasManyKinds(kinds) ? 1 : kinds;
}
