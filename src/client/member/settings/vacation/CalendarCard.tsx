import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { appQueries } from '../../../platform/cache/queries.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { memberSettings } from '../../../shared/settings/memberSettings.ts';
import { useCopyLink } from '../../../shared/useCopyLink.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { CalendarIcon } from '../../../ui/icons/objectIcons.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

/** The private address by which calendar programs read the member's events. */
export function CalendarCard({ settings: { calendar_address: address } }: { readonly settings: Settings }) {
  const app = useApp();
  const intl = useIntl();
  const { busy, write } = useRestWrite();
  const values = { events: app.brand.words.reductionEvent.many };
  const change = (what: 'renew' | 'end', said: 'made' | 'renewed' | 'ended') =>
    void write(() => app.rest.act(what === 'renew' ? '/calendar/renew' : '/calendar/end'), {
      done: () => intl.formatMessage({ id: `settings.calendar.${said}` }),
      onSaved: (settings) => void appQueries(app).setQueryData(memberSettings(app).queryKey, settings),
    });
  return (
    <SettingsCard
      id="calendar"
      title={<FormattedMessage id="settings.calendar.title" values={values} />}
      lead={<FormattedMessage id="settings.calendar.lead" values={values} />}
    >
      {address === null ? (
        <div className="row">
          <Button look="secondary" small busy={busy} onClick={() => change('renew', 'made')}>
            <FormattedMessage id="settings.calendar.make" />
          </Button>
        </div>
      ) : (
        <>
          <Address address={address} />
          <div className="row">
            <Button look="quiet" small busy={busy} onClick={() => change('renew', 'renewed')}>
              <FormattedMessage id="settings.calendar.renew" />
            </Button>
            <Button look="quiet" small busy={busy} onClick={() => change('end', 'ended')}>
              <FormattedMessage id="settings.calendar.end" />
            </Button>
          </div>
        </>
      )}
    </SettingsCard>
  );
}

function Address({ address }: { readonly address: string }) {
  const { words } = useApp().brand;
  const { input, copy } = useCopyLink(address, {
    copied: 'settings.calendar.copied',
    yourself: 'settings.calendar.copyYourself',
  });
  return (
    <>
      <TextInput
        ref={input}
        label={<FormattedMessage id="settings.calendar.label" />}
        hint={<FormattedMessage id="settings.calendar.hint" values={{ events: words.reductionEvent.many }} />}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="row">
        <ButtonAnchor
          look="secondary"
          small
          icon={<CalendarIcon size={20} />}
          // Phones and computers open this in a calendar that follows the address.
          href={address.replace(/^https?:/, 'webcal:')}
        >
          <FormattedMessage id="settings.calendar.open" />
        </ButtonAnchor>
        <Button look="quiet" small onClick={() => void copy()}>
          <FormattedMessage id="settings.calendar.copy" />
        </Button>
      </div>
    </>
  );
}
