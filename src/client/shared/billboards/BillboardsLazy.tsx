import { useLocation } from 'react-router-dom';
import {
  isDeviceBillboardDue,
  isPartnerOrigin,
  isUtilityBillboardDue,
  mayShowInWebView,
} from '../../../domain/navigation/billboards.ts';
import { ATTRIBUTE } from '../../../domain/session/attributeKeys.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { useApp } from '../../platform/screen/app.ts';
import { cx } from '../../ui/cx.ts';
import { PageBottom } from '../../ui/page/PageBottom.tsx';
import { DeviceBillboard } from './DeviceBillboard.tsx';
import { SurveyCard } from './SurveyCard.tsx';
import { useMemberFacts } from './useMemberFacts.ts';
import { useSurvey } from './useSurvey.ts';
import { UtilityBillboard } from './UtilityBillboard.tsx';
import styles from './Billboard.module.css';

const KEYS = {
  utility: ATTRIBUTE.utilityBillboardCollapsed,
  device: ATTRIBUTE.deviceBillboardCollapsed,
} as const;

/**
 * What the app asks of a member, above the navigation: finish account setup, link devices, answer a survey.
 * Several open ones would hide the page, so they are at its end. Source: BAN-01 to BAN-32.
 */
export function BillboardsLazy() {
  const { brand } = useApp();
  const isOn = useIsOn();
  const { pathname: path } = useLocation();
  const member = useMemberFacts(path);
  const survey = useSurvey(member);
  const { facts, note } = member;
  if (facts === null) return null;
  const conditions = {
    isMember: true,
    isOn,
    path,
    ...facts,
    isPartnerOrigin: isPartnerOrigin(facts.host, brand),
    mayShowInWebView: mayShowInWebView(facts.userAgent),
  };
  // BAN-21.
  const isOpen = (name: keyof typeof KEYS) => facts.attributes[KEYS[name]] !== '1';
  const billboard = (name: keyof typeof KEYS) => ({
    memberId: facts.memberId,
    open: isOpen(name),
    onToggle: (open: boolean) => note(KEYS[name], open ? '0' : '1'),
  });
  const utility = isUtilityBillboardDue(conditions);
  const device = isDeviceBillboardDue(conditions);
  if (!utility && !device && survey === null) return null;
  const open = [utility && isOpen('utility'), device && isOpen('device'), survey !== null].filter(
    Boolean,
  ).length;
  return (
    <PageBottom still={open > 1}>
      <div className={cx('stack', styles['all'])}>
        {survey !== null && (
          <SurveyCard
            link={survey.link}
            onFollow={() => survey.end('followed')}
            onDismiss={() => survey.end('dismissed')}
          />
        )}
        {utility && <UtilityBillboard {...billboard('utility')} />}
        {device && <DeviceBillboard {...billboard('device')} />}
      </div>
    </PageBottom>
  );
}
