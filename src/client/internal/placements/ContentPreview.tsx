import { useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentPlace } from '../../../domain/placements/names.ts';
import { THEME_MODES, type ThemeMode } from '../../../domain/brands/theme.ts';
import { themePartHref } from '../../platform/theme/themeControl.ts';
import { useTheme } from '../../platform/theme/useTheme.ts';
import { isSafeLink } from '../../../domain/placements/safeUrl.ts';
import { SurveyCard } from '../../shared/billboards/SurveyCard.tsx';
import { AnnouncementPanel } from '../../shared/placements/AnnouncementPanel.tsx';
import { PlacementActions } from '../../shared/placements/PlacementActions.tsx';
import { PlacementBanner } from '../../shared/placements/PlacementBanner.tsx';
import { PlacementCard } from '../../shared/placements/PlacementCard.tsx';
import { PlacementRow } from '../../shared/placements/PlacementRow.tsx';
import type { Placement, PlacementFormProps } from '../../shared/placements/usePlacement.ts';
import { RadioField } from '../shared/form/RadioField.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import type { ContentValues } from './contentValues.ts';
import styles from './placements.module.css';

/** The card at the end of the page. */
function AskForFeedback({ of: { title, content, ctas } }: PlacementFormProps) {
  const intl = useIntl();
  const [link] = ctas;
  return (
    <SurveyCard
      survey={{
        title,
        content,
        label: link?.label ?? intl.formatMessage({ id: 'internalPlacements.cta.label' }),
        link: link?.url ?? '',
        end: () => undefined,
      }}
      onFollow={() => undefined}
      onDismiss={() => undefined}
    />
  );
}

/** The panel, open. */
function Announcement(props: PlacementFormProps) {
  return <AnnouncementPanel {...props} onDismiss={() => undefined} />;
}

/** A line of Home's list, opened. */
function HomeLine(props: PlacementFormProps) {
  return (
    <section className="card card-flush">
      <ul className="list">
        <PlacementRow {...props} open />
      </ul>
    </section>
  );
}

/** What members' screens show in each place. */
const FORMS: Readonly<Record<ContentPlace, ComponentType<PlacementFormProps>>> = {
  DashboardAnnouncementBanner: PlacementBanner,
  DashboardForYouCard: HomeLine,
  DashboardHero: HomeLine,
  DashboardPromo: HomeLine,
  DashboardSavingsGoalPromo: HomeLine,
  DashboardTakeAction: HomeLine,
  DashboardWaysToSave: HomeLine,
  EnergyEventDetailsActions: PlacementActions,
  EnergyEventDetailsPromo: PlacementCard,
  OfferDetailsPromo: PlacementCard,
  PopupAnnouncement: Announcement,
  ReferralsAnnouncementBanner: PlacementBanner,
  RewardsAnnouncementBanner: PlacementBanner,
  SurveyCard: AskForFeedback,
};

/** The members' own component with what is being typed, on a phone and on a wide screen, light and dark. */
export function ContentPreview({ values }: { readonly values: ContentValues }) {
  const intl = useIntl();
  const { themeId } = useTheme();
  const [width, setWidth] = useState<'phone' | 'wide'>('phone');
  const [mode, setMode] = useState<ThemeMode>('light');
  const Form = FORMS[values.placement];
  const text = (id: string) => intl.formatMessage({ id: `internalPlacements.${id}` });
  return (
    <Panel title={<FormattedMessage id="internalPlacements.preview.title" />}>
      <div className="stack">
        <p className="small muted">{text(`where.${values.placement}`)}</p>
        <RadioField
          label={text('preview.width')}
          options={(['phone', 'wide'] as const).map((value) => ({ value, label: text(`preview.${value}`) }))}
          value={width}
          onChange={setWidth}
        />
        <RadioField
          label={text('preview.mode')}
          options={THEME_MODES.map((value) => ({ value, label: text(`preview.${value}`) }))}
          value={mode}
          onChange={setMode}
        />
        <link rel="stylesheet" href={themePartHref(themeId)} precedence="part" />
        <div className={styles['screen']} data-theme-part="" data-mode={mode}>
          {/* Its links would lead away from the form. */}
          <div className={width === 'phone' ? styles['phone'] : undefined} inert data-preview="">
            <Form of={toPlacement(values, text('preview.untitled'))} />
          </div>
        </div>
      </div>
    </Panel>
  );
}

/** As the server would give it to members; links that can't be saved are left out. */
function toPlacement(values: ContentValues, untitled: string): Placement {
  const { title, subtitle, content, subtext, icon, picture, ctas } = values;
  const labels = ctas.map(({ label }) => label.trim());
  return {
    id: 'preview',
    title: title.trim() === '' ? untitled : title,
    subtitle: orNull(subtitle),
    content: orNull(content),
    subtext: orNull(subtext),
    icon: orNull(icon),
    imageUrl: picture?.url ?? null,
    ctas: ctas.flatMap(({ label, url, level }, index) =>
      label.trim() === '' || labels.indexOf(label.trim()) < index || !isSafeLink(url.trim())
        ? []
        : [{ label: label.trim(), url: url.trim(), level }],
    ),
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
