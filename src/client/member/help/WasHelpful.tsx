import { useId, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HelpAnswer, HelpArticle } from '../../../../codegen/rest/types.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { helpArticle } from './helpQueries.ts';

interface WasHelpfulProps {
  readonly id: string;
  readonly version: number;
  readonly answer: HelpAnswer | null;
}

/** Whether the article helped, and then a sentence about it if the member likes. */
export function WasHelpful({ id, version, answer }: WasHelpfulProps) {
  const app = useApp();
  const intl = useIntl();
  const titleId = useId();
  const { busy, faults, write } = useRestWrite();

  const say = (body: { helpful: boolean; comment?: string }, done?: string) =>
    write(
      () =>
        app.rest.act('/api/v2/help_answer', { body: { id, version, ...body } }, { fieldsShown: ['comment'] }),
      {
        ...(done === undefined ? {} : { done: () => done }),
        onSaved: (saved) =>
          void appQueries(app).setQueryData<HelpArticle>(
            helpArticle(app, id).queryKey,
            (article) => article && { ...article, answer: saved },
          ),
      },
    );

  async function send(event: SubmitEvent<HTMLFormElement>, helpful: boolean) {
    event.preventDefault();
    const comment = (new FormData(event.currentTarget).get('comment') as string).trim();
    await say({ helpful, comment }, intl.formatMessage({ id: 'help.helpful.thanks' }));
  }

  const choice = (helpful: boolean) => (
    <Button
      look="secondary"
      small
      busy={busy}
      aria-pressed={answer?.helpful === helpful}
      onClick={() => void say({ helpful, comment: answer?.comment ?? '' })}
    >
      <FormattedMessage id={helpful ? 'help.helpful.yes' : 'help.helpful.no'} />
    </Button>
  );
  return (
    <Card title={<FormattedMessage id="help.helpful" />} titleId={titleId}>
      <div className="row" role="group" aria-labelledby={titleId}>
        {choice(true)}
        {choice(false)}
      </div>
      <p role="status">{answer !== null && <FormattedMessage id="help.helpful.noted" />}</p>
      {answer !== null && (
        <form className="stack" noValidate onSubmit={(event) => void send(event, answer.helpful)}>
          <TextInput
            label={<FormattedMessage id={answer.helpful ? 'help.helpful.comment' : 'help.helpful.missing'} />}
            name="comment"
            autoComplete="off"
            maxLength={500}
            defaultValue={answer.comment}
            error={faults['comment']}
          />
          <div className="row">
            <Button type="submit" look="secondary" small busy={busy}>
              <FormattedMessage id="help.helpful.send" />
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
