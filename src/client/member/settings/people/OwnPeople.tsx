import { Suspense, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { People } from '../../../../../codegen/rest/types.ts';
import { appQueries } from '../../../platform/cache/queries.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useSentenceTime } from '../account/useSentenceTime.ts';
import styles from '../settings.module.css';
import { homePeople } from './peopleQueries.ts';
import { HandOver } from './HandOver.tsx';
import { Sure } from './Sure.tsx';

type Person = People['people'][number];

const nameOf = ({ name, email }: Person): string => (name === '' ? email : name);

/** Whom the owner has invited into their home. */
export function OwnPeople({ people, timeZone }: { readonly people: People; readonly timeZone: string }) {
  return (
    <div className="stack">
      <p>
        <FormattedMessage id="settings.people.lead" />
      </p>
      <p className="small muted">
        <FormattedMessage id="settings.people.can" />
      </p>
      {people.people.length === 0 ? (
        <p>
          <FormattedMessage id="settings.people.none" />
        </p>
      ) : (
        <ul className={styles['rows']}>
          {people.people.map((person) => (
            <PersonRow key={person.id} person={person} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {people.may_invite ? (
        <InviteForm />
      ) : (
        <p className="muted">
          <FormattedMessage id="settings.people.full" />
        </p>
      )}
    </div>
  );
}

function PersonRow({ person, timeZone }: { readonly person: Person; readonly timeZone: string }) {
  const app = useApp();
  const intl = useIntl();
  const toWords = useSentenceTime(timeZone);
  const { busy, write } = useRestWrite();
  const [isSure, setSure] = useState(false);
  const [isHandingOver, setHandingOver] = useState(false);
  const { id, email, state, until } = person;
  const who = nameOf(person);
  const kind = state === 'joined' ? 'remove' : 'withdraw';
  const show = (now: People) => void appQueries(app).setQueryData(homePeople(app).queryKey, now);

  if (isSure)
    return (
      <li className={styles['row']}>
        <Sure
          question={
            <FormattedMessage
              id={kind === 'remove' ? 'settings.people.sureRemove' : 'settings.people.sureWithdraw'}
              values={{ who }}
            />
          }
          busy={busy}
          yes={<FormattedMessage id={`settings.people.${kind}`} />}
          onYes={() =>
            void write(() => app.rest.act('/api/account/people/remove', { body: { id } }), {
              done: () =>
                intl.formatMessage(
                  { id: kind === 'remove' ? 'settings.people.removed' : 'settings.people.withdrawn' },
                  { who },
                ),
              onSaved: show,
            })
          }
          onNo={() => setSure(false)}
        />
      </li>
    );
  if (isHandingOver)
    return (
      <li className={styles['row']}>
        <Suspense fallback={<Skeleton height={300} />}>
          <HandOver id={id} who={who} onCancel={() => setHandingOver(false)} />
        </Suspense>
      </li>
    );
  return (
    <li className={cx(styles['row'], styles['phone'])}>
      <div>
        <span>{who}</span>
        {who !== email && <span className="small muted">{email}</span>}
        <span className="small muted">
          <FormattedMessage id={`settings.people.${state}`} values={until === null ? {} : toWords(until)} />
        </span>
      </div>
      <span className={styles['actions']}>
        {state === 'joined' && (
          <Button
            look="quiet"
            small
            aria-label={intl.formatMessage({ id: 'settings.people.ownerWhom' }, { who })}
            onClick={() => setHandingOver(true)}
          >
            <FormattedMessage id="settings.people.makeOwner" />
          </Button>
        )}
        {state !== 'joined' && (
          <Button
            look="quiet"
            small
            busy={busy}
            aria-label={intl.formatMessage({ id: 'settings.people.againWhom' }, { who })}
            onClick={() =>
              void write(() => app.rest.act('/api/account/people/invite/again', { body: { id } }), {
                done: () => intl.formatMessage({ id: 'settings.people.sent' }, { email }),
                onSaved: show,
              })
            }
          >
            <FormattedMessage id="settings.people.again" />
          </Button>
        )}
        <Button
          look="quiet"
          small
          aria-label={intl.formatMessage({ id: `settings.people.${kind}Whom` }, { who })}
          onClick={() => setSure(true)}
        >
          <FormattedMessage id={`settings.people.${kind}`} />
        </Button>
      </span>
    </li>
  );
}

function InviteForm() {
  const app = useApp();
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { busy, faults, setFaults, write } = useRestWrite();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = (new FormData(event.currentTarget).get('email') as string).trim();
    if (email === '') return setFaults({ email: intl.formatMessage({ id: 'settings.people.emailMissing' }) });
    await write(
      () => app.rest.act('/api/account/people/invite', { body: { email } }, { fieldsShown: ['email'] }),
      {
        done: () => intl.formatMessage({ id: 'settings.people.sent' }, { email }),
        onSaved(now) {
          appQueries(app).setQueryData(homePeople(app).queryKey, now);
          form.current?.reset();
        },
      },
    );
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <h2>
        <FormattedMessage id="settings.people.inviteTitle" />
      </h2>
      <TextInput
        label={<FormattedMessage id="settings.people.email" />}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        error={faults['email']}
      />
      <div className="row">
        <Button type="submit" small busy={busy}>
          <FormattedMessage id="settings.people.invite" />
        </Button>
      </div>
    </form>
  );
}
