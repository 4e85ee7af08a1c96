// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { clientApp } from '../../../../tests/support/clientApp.tsx';
import { AppRoot } from '../../app/AppRoot.tsx';
import { keepAnswer } from './keptAnswers.ts';
import { useKeptAnswers } from './useKeptAnswers.ts';

function Count() {
  return <p>{useKeptAnswers().length} waiting</p>;
}

it('an answer kept offline shows on a page of the server’s without rendering the page a second time', async () => {
  const { services } = await clientApp();
  const page = (
    <AppRoot app={services}>
      <Count />
    </AppRoot>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const [paragraph] = container.getElementsByTagName('p');
  keepAnswer(services.keptAnswers, {
    memberId: 'm1',
    eventId: 'e1',
    type: 'PARTICIPATION_REDUCTION',
    device: null,
    opt: 'in',
    idempotencyKey: 'k1',
  });
  const faults: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (fault) => faults.push(fault) });
  expect(await screen.findByText('1 waiting')).toBe(paragraph);
  expect(faults).toEqual([]);
});
