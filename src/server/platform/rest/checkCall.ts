import type { FastifyRequest } from 'fastify';
import type { RestAnswer, RestInput } from '../context.ts';
import type { OperationChecks } from './contract.ts';
import { answerFault, inputRefusal } from './faults.ts';
import { noFiles, readFiles } from './uploads.ts';

/** The input as the contract wants it. `fileLimit`: of an operation that takes files, in bytes. */
export function checkedInput(
  request: FastifyRequest,
  checks: OperationChecks,
  body: unknown,
  fileLimit: number | null,
): RestInput {
  const params = request.params;
  const query = { ...(request.query as object) };
  const faults = [
    ...checks.params(params),
    ...checks.query(query),
    ...checks.headers({ ...request.headers }),
    ...(fileLimit === null ? checks.body(body) : []),
  ];
  if (faults.length > 0) throw inputRefusal(faults);
  return { params, query, body, files: fileLimit === null ? noFiles : readFiles(request, fileLimit) };
}

/** @throws where our answer breaks the contract. */
export function checkAnswer(
  operationId: string,
  checks: OperationChecks,
  { status, body, headers }: RestAnswer,
): void {
  // The contract describes a file as a string, with no format to check.
  if (headers?.['content-type'] !== undefined && !headers['content-type'].startsWith('application/json'))
    return;
  const check = checks.answer(status);
  if (check === null) throw new Error(`The contract has no answer ${status} of ${operationId}.`);
  const faults = check(body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown));
  if (faults.length > 0) throw answerFault(operationId, status, faults);
}
