import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChangeAlertRule_rule$key } from '../../../../codegen/relay/ChangeAlertRule_rule.graphql.ts';
import type { ChangeAlertRuleMutation } from '../../../../codegen/relay/ChangeAlertRuleMutation.graphql.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

interface ChangeAlertRuleProps {
  readonly rule: ChangeAlertRule_rule$key;
  readonly name: string;
  readonly onClose: () => void;
}

/** Changes when a rule opens alerts and who is told. */
export function ChangeAlertRule({ rule: key, name, onClose }: ChangeAlertRuleProps) {
  const intl = useIntl();
  const before = useFragment(
    graphql`
      fragment ChangeAlertRule_rule on AlertRuleSetting {
        rule
        version
        isOn
        isSystem
        isUpward
        threshold
        unit
        least
        most
        emails
        webhookUrl
      }
    `,
    key,
  );
  const [isOn, setIsOn] = useState(before.isOn);
  const [threshold, setThreshold] = useState(String(before.threshold));
  const [emails, setEmails] = useState(before.emails.join(', '));
  const [webhookUrl, setWebhookUrl] = useState(before.webhookUrl ?? '');
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    ChangeAlertRuleMutation,
    ChangeAlertRuleMutation['response']['changeAlertRule']
  >(
    graphql`
      mutation ChangeAlertRuleMutation($input: ChangeAlertRuleInput!) {
        changeAlertRule(input: $input) {
          __typename
          ... on AlertRuleChanged {
            rule {
              rule
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ changeAlertRule }) => changeAlertRule,
    [],
  );
  const text = (id: string) => intl.formatMessage({ id: `internalAlerts.${id}` });
  const save = (reason: string) =>
    write(
      {
        input: {
          rule: before.rule,
          version: before.version,
          isOn,
          // What isn't a number is refused by the server, with the range.
          threshold: /^\d{1,9}$/.test(threshold.trim()) ? Number(threshold) : -1,
          emails: emails
            .split(',')
            .map((each) => each.trim())
            .filter((each) => each !== ''),
          webhookUrl: webhookUrl.trim() === '' ? null : webhookUrl.trim(),
          reason,
        },
      },
      {
        done: () => intl.formatMessage({ id: 'internal.saved' }, { name }),
        onSaved: onClose,
      },
    );
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    forgetRefusal();
  };
  return (
    <ReviewDialog
      open
      title={name}
      effects={[text(before.isSystem ? 'change.system' : 'change.brand')]}
      confirm={intl.formatMessage({ id: 'internal.review.save' })}
      busy={busy}
      refusal={refusal}
      onConfirm={save}
      onClose={onClose}
      onReload={reload}
    >
      <CheckboxField label={text('change.isOn')} checked={isOn} onChange={setIsOn} />
      <TextField
        label={intl.formatMessage(
          { id: `internalAlerts.threshold.${before.isUpward ? 'up' : 'down'}` },
          { unit: text(`unitName.${before.unit}`) },
        )}
        hint={intl.formatMessage(
          { id: 'internalAlerts.change.range' },
          { least: before.least, most: before.most },
        )}
        error={fieldFault(refusal, 'threshold')}
        value={threshold}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        onChange={edit(setThreshold)}
      />
      <TextField
        label={text('change.emails')}
        hint={text('change.emailsHint')}
        error={fieldFault(refusal, 'emails')}
        value={emails}
        autoComplete="off"
        spellCheck={false}
        maxLength={3_000}
        onChange={edit(setEmails)}
      />
      <TextField
        label={text('change.webhookUrl')}
        hint={text('change.webhookHint')}
        error={fieldFault(refusal, 'webhookUrl')}
        value={webhookUrl}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        onChange={edit(setWebhookUrl)}
      />
    </ReviewDialog>
  );
}
