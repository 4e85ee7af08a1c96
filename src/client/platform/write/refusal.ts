import { graphql, readInlineData } from 'relay-runtime';
import type {
  refusal_parts$data,
  refusal_parts$key,
} from '../../../../codegen/relay/refusal_parts.graphql.ts';

export type Refusal = refusal_parts$data;

/** A write's outcome: the saved data, or the refusal. */
export interface Payload {
  readonly __typename: string;
  readonly refusal?: refusal_parts$key | null | undefined;
}

const parts = graphql`
  fragment refusal_parts on Refusal @inline {
    code
    message
    fields {
      field
      message
    }
  }
`;

/** Null: it was saved. */
export function refusalIn({ refusal }: Payload): Refusal | null {
  return refusal == null ? null : readInlineData<refusal_parts$key>(parts, refusal);
}

/** The message for one field. */
export function fieldFault(refusal: Refusal | null, field: string): string | undefined {
  return refusal?.fields.find((fault) => fault.field === field)?.message;
}
