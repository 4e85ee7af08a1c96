/**
 * @generated SignedSource<<327aa9a2c3165d7c43027e99fd6ed6ed>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "DRAFT" | "RUNNING" | "STOPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ExperimentApproval_request$data = {
  readonly experiment: {
    readonly after: ExperimentState;
    readonly before: ExperimentState;
    readonly rollOut: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Approval_request">;
  readonly " $fragmentType": "ExperimentApproval_request";
};
export type ExperimentApproval_request$key = {
  readonly " $data"?: ExperimentApproval_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentApproval_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExperimentApproval_request",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Approval_request"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExperimentDifference",
      "kind": "LinkedField",
      "name": "experiment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rollOut",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ApprovalRequest",
  "abstractKey": null
};

(node as any).hash = "da408a1f666339f112ad849be182cfa5";

export default node;
