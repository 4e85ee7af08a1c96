import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { appQueries } from '../../../platform/cache/queries.ts';
import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { outageNotice } from '../../../../domain/utility/outageNotice.ts';
import { useNow } from '../../../platform/clock/useNow.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { signupState, utilityOutage } from '../signupQueries.ts';
import { StepFrame } from '../StepFrame.tsx';
import { useSend } from '../useSend.ts';
import { useStep } from '../useStep.ts';
import { utilityName } from './utilityName.ts';

/** `/signup/utility_outage` (SGN-13): replaces the connection step while the utility is unavailable. */
export default function UtilityOutageScreen() {
  const use = useStep();
  const intl = useIntl();
  const app = useApp();
  const { busy, send } = useSend();
  const utility = utilityName(use.signup);

  async function look() {
    const answer = await send(async () => {
      const data = await appQueries(app).query({ ...signupState(app), staleTime: 0 });
      return { kind: 'ok', data } as const;
    });
    if (answer === null) return;
    if (answer.step === 'utility_outage')
      app.flashes.show({ type: 'info', text: intl.formatMessage({ id: 'signupUtility.outage.still' }) });
    else use.proceed(answer);
  }

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage(
        { id: 'signupUtility.outage.title' },
        { utility, named: utility === null ? 'no' : 'yes' },
      )}
      why={<FormattedMessage id="signupUtility.outage.why" />}
    >
      <PartBoundary>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'signupUtility.outage.loading' })}>
              <Skeleton height={96} />
            </SkeletonRegion>
          }
        >
          <OutageNotice />
        </Suspense>
      </PartBoundary>
      <Button wide look="secondary" busy={busy} onClick={() => void look()}>
        <FormattedMessage id="signupUtility.outage.look" />
      </Button>
    </StepFrame>
  );
}

/** UTL-70 to UTL-73, with the day in the home's zone. */
function OutageNotice() {
  const app = useApp();
  const { locale } = useFormats();
  const { data } = useSuspenseRestQuery(utilityOutage(app));
  const end = data.outageEndDttm;
  const facts = {
    inOutage: true,
    outageEndAt: end === null ? null : new Date(end),
    shortName: data.short_name,
    now: new Date(useNow(60_000)),
  };
  const notice = outageNotice(facts, app.zone, locale);
  if (notice === null) return null;
  const values = {
    utility: notice.utility,
    named: notice.utility === null ? 'no' : 'yes',
    day: notice.key === 'until' ? notice.until : '',
  };
  return (
    <Notice tone="warn">
      <p>
        <FormattedMessage id={`signupUtility.outage.${notice.key}`} values={values} />{' '}
        <FormattedMessage id="signupUtility.outage.notified" />
      </p>
    </Notice>
  );
}
