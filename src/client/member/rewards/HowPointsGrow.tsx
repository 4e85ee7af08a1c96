import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { LikelyWhy } from '../../shared/events/LikelyWhy.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Explain } from '../../ui/Explain.tsx';
import { BoltIcon } from '../../ui/icons/navIcons.tsx';
import { FlameIcon, LeafIcon } from '../../ui/icons/objectIcons.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';
import styles from '../../shared/rewards/rewards.module.css';
import { WhyMark } from '../../ui/WhyMark.tsx';
import type { HowPointsGrow_home$key } from '../../../../codegen/relay/HowPointsGrow_home.graphql.ts';

/** The next event's expected pay and the effect of tier and streak on it, with the member's own figures. */
export function HowPointsGrow({ home: key }: { readonly home: HowPointsGrow_home$key }) {
  const now = useNow(60_000);
  const { words } = useApp().brand;
  const { hundredths, payRange, percent, tier, when } = useFormats();
  const { nextEvent, standing, takingPart, timeZone } = useFragment(
    graphql`
      fragment HowPointsGrow_home on HomeSummary {
        timeZone
        takingPart {
          can
        }
        nextEvent {
          eventId
          startAt
          endAt
          type
          likelyPointsLow
          likelyPointsHigh
          likelyPointsOwn
          likelyOtherResults
          toMakeUp {
            wattHours
          }
        }
        standing {
          tier
          multiplierHundredths
          streak
          streakBonusHundredths
        }
      }
    `,
    key,
  );
  const { likelyPointsLow: low, likelyPointsHigh: high } = nextEvent ?? {};
  const noun = nextEvent?.type === 'PARTICIPATION_REDUCTION_RT' ? words.realTimeEvent : words.reductionEvent;
  const target =
    nextEvent != null
      ? paths.event(nextEvent.eventId)
      : takingPart.can === 'YES'
        ? paths.events()
        : paths.settings('home');
  const held = nextEvent != null && (
    <FormattedMessage
      id="rewards.next.title"
      values={{
        event: noun.one,
        when: when(
          { startsAt: new Date(nextEvent.startAt), endsAt: new Date(nextEvent.endAt), timeZone },
          now,
        ),
      }}
    />
  );
  // A row with something to tap in it is no link itself.
  const explained =
    nextEvent != null && low != null && high != null ? (
      <Explain
        title={<FormattedMessage id="events.likely.label" />}
        opener={
          <span>
            <FormattedMessage id="rewards.next.likely" values={{ pay: payRange(low, high) }} />
            <WhyMark />
          </span>
        }
      >
        <LikelyWhy
          own={nextEvent.likelyPointsOwn}
          otherResults={nextEvent.likelyOtherResults}
          toMakeUpWh={nextEvent.toMakeUp?.wattHours ?? 0}
        />
      </Explain>
    ) : null;
  return (
    <Card flush>
      <List>
        <ListItem
          start={
            <Tile>
              <BoltIcon />
            </Tile>
          }
          {...(explained === null && { to: target })}
          title={
            nextEvent == null ? (
              takingPart.can === 'YES' ? (
                <FormattedMessage id="rewards.next.none" values={{ event: noun.one }} />
              ) : (
                <FormattedMessage
                  id="rewards.next.cannot"
                  values={{ events: noun.many, yet: takingPart.can === 'NO' ? 'no' : 'yes' }}
                />
              )
            ) : explained === null ? (
              held
            ) : (
              <Link to={target} className={styles['eventLink']}>
                {held}
              </Link>
            )
          }
          detail={
            explained ??
            (nextEvent == null && takingPart.can !== 'YES' ? (
              <FormattedMessage id="rewards.next.cannotWhy" />
            ) : (
              <FormattedMessage id="rewards.next.text" />
            ))
          }
        />
        <ListItem
          start={
            <Tile>
              <LeafIcon />
            </Tile>
          }
          title={<FormattedMessage id="rewards.tier.title" values={{ tier: tier(standing.tier) }} />}
          detail={
            <FormattedMessage
              id="rewards.tier.text"
              values={{
                tier: tier(standing.tier),
                standard: standing.multiplierHundredths === 100 ? 'yes' : 'no',
                times: hundredths(standing.multiplierHundredths),
              }}
            />
          }
        />
        <ListItem
          start={
            <Tile tone={standing.streak > 0 ? 'warn' : 'quiet'}>
              <FlameIcon />
            </Tile>
          }
          to={paths.season()}
          title={<FormattedMessage id="rewards.streak.title" values={{ count: standing.streak }} />}
          detail={
            <FormattedMessage
              id="rewards.streak.text"
              values={{
                can: takingPart.can,
                count: standing.streak,
                bonus: percent(standing.streakBonusHundredths),
              }}
            />
          }
        />
      </List>
    </Card>
  );
}
