/**
 * @generated SignedSource<<c12b378dcde33fa7511733a9c47326ae>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeatureOverrideState = "DISABLED" | "ENABLED" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OverrideApproval_request$data = {
  readonly override: {
    readonly expiresAt: string | null | undefined;
    readonly featureKeys: ReadonlyArray<string>;
    readonly state: FeatureOverrideState;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Approval_request">;
  readonly " $fragmentType": "OverrideApproval_request";
};
export type OverrideApproval_request$key = {
  readonly " $data"?: OverrideApproval_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverrideApproval_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverrideApproval_request",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Approval_request"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProposedOverride",
      "kind": "LinkedField",
      "name": "override",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "featureKeys",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ApprovalRequest",
  "abstractKey": null
};

(node as any).hash = "6537dec43bcc0f21ff283ff1a947a77b";

export default node;
