import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import {
  isDeviceBillboardDue,
  isPartnerOrigin,
  isUtilityBillboardDue,
  mayShowInWebView,
} from '../../../domain/navigation/billboards.ts';
import { ATTRIBUTE } from '../../../domain/session/attributeKeys.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { focusHeading } from '../../platform/page/focusHeading.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useShownOnHome } from '../home/useShownOnHome.ts';
import { useSubjectQuery } from '../../platform/screen/useSubjectQuery.ts';
import { cx } from '../../ui/cx.ts';
import { PageBottom } from '../../ui/page/PageBottom.tsx';
import { Announcement } from './Announcement.tsx';
import { DeviceBillboard } from './DeviceBillboard.tsx';
import { QuietBoundary } from './QuietBoundary.tsx';
import { SurveyCard } from './SurveyCard.tsx';
import { useConnectPath } from './useConnectPath.ts';
import { useStoreAttribute } from './useStoreAttribute.ts';
import { useSurvey, type Survey } from './useSurvey.ts';
import { UtilityBillboard } from './UtilityBillboard.tsx';
import type { BillboardsLazyQuery } from '../../../../codegen/relay/BillboardsLazyQuery.graphql.ts';
import type { BillboardsLazy_user$key } from '../../../../codegen/relay/BillboardsLazy_user.graphql.ts';
import styles from './Billboard.module.css';

const KEYS = {
  utility: ATTRIBUTE.utilityBillboardCollapsed,
  device: ATTRIBUTE.deviceBillboardCollapsed,
} as const;

/**
 * What the app asks of a member, above the navigation: finish account setup, link devices, answer a survey.
 * A single line stays visible; taller ones would cover the page, so they are at its end. Source: BAN-01 to BAN-32.
 */
export function BillboardsLazy() {
  const { key } = useLocation();
  return (
    <QuietBoundary page={key}>
      {(attempt) => (
        <Suspense fallback={null}>
          <Billboards attempt={attempt} />
        </Suspense>
      )}
    </QuietBoundary>
  );
}

function Billboards({ attempt }: { readonly attempt: number }) {
  const viewer = useSubjectQuery<BillboardsLazyQuery>(
    graphql`
      query BillboardsLazyQuery {
        viewer {
          user {
            ...BillboardsLazy_user
          }
          surveys {
            name
            title
            content
            label
            url
            onNextPage
          }
          ...Announcement_viewer
        }
      }
    `,
    {},
    { subjects: ['devices', 'utility', 'signup', 'settings', 'announcements'], fetchKey: attempt },
  ).viewer;
  if (viewer.user == null) return null;
  const surveys = viewer.surveys.map(({ name, title, content, label, url, onNextPage }) => ({
    name,
    title,
    content,
    label,
    url,
    onNextPage,
  }));
  return (
    <>
      <MemberBillboards user={viewer.user} surveys={surveys} />
      <Announcement viewer={viewer} />
    </>
  );
}

interface MemberBillboardsProps {
  readonly user: BillboardsLazy_user$key;
  readonly surveys: readonly Survey[];
}

function MemberBillboards({ user: key, surveys }: MemberBillboardsProps) {
  const { brand } = useApp();
  const isOn = useIsOn();
  const { pathname: path } = useLocation();
  const user = useFragment(
    graphql`
      fragment BillboardsLazy_user on User {
        memberId
        accountSetupStatus
        wasInLegacy
        attributes {
          key
          value
        }
        connectionDevices {
          __typename
        }
        orders {
          userOrderStatus {
            latest_order_status
          }
        }
        ...useStoreAttribute_user
      }
    `,
    key,
  );
  const covered = useShownOnHome().billboards;
  const [place] = useState(browserPlace);
  const store = useStoreAttribute(user);
  const { memberId, wasInLegacy } = user;
  const devices = user.connectionDevices.length;
  const attributes = Object.fromEntries(user.attributes.map((each) => [each.key, each.value]));
  const survey = useSurvey(surveys, { memberId, wasInLegacy, devices, attributes }, store);
  const conditions = {
    isMember: true,
    isOn,
    path,
    devices,
    isSetUp: user.accountSetupStatus === 'Complete',
    latestOrderStatus: user.orders.userOrderStatus.latest_order_status ?? null,
    isPartnerOrigin: isPartnerOrigin(place.host, brand),
    mayShowInWebView: mayShowInWebView(place.userAgent),
  };
  // BAN-21.
  const isOpen = (name: keyof typeof KEYS) => attributes[KEYS[name]] !== '1';
  const billboard = (name: keyof typeof KEYS) => ({
    memberId,
    open: isOpen(name),
    onToggle: (open: boolean) => store(KEYS[name], open ? '0' : '1'),
  });
  const connectPath = useConnectPath(isUtilityBillboardDue(conditions) && !covered.includes('utility'));
  const utility = connectPath != null;
  const device = isDeviceBillboardDue(conditions) && !covered.includes('device');
  // All of them appear together, so that none moves another.
  if (connectPath === undefined || (!utility && !device && survey === null)) return null;
  const shown = [utility, device, survey !== null].filter(Boolean).length;
  const open = survey !== null || (utility && isOpen('utility')) || (device && isOpen('device'));
  return (
    <PageBottom still={open || shown > 1}>
      <div className={cx('stack', styles['all'])}>
        {survey !== null && (
          <SurveyCard
            survey={survey}
            onFollow={() => survey.end('followed')}
            onDismiss={() => {
              survey.end('dismissed');
              focusHeading();
            }}
          />
        )}
        {utility && <UtilityBillboard {...billboard('utility')} path={connectPath} />}
        {device && <DeviceBillboard {...billboard('device')} />}
      </div>
    </PageBottom>
  );
}

/** The app's host and browser. Billboards appear after hydration, so there is a browser. */
const browserPlace = () => ({ host: window.location.hostname, userAgent: window.navigator.userAgent });
