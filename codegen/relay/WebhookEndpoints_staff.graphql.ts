/**
 * @generated SignedSource<<52c8bc1c7f3c709753e66eed9624803e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookKind = "ENROLLMENTS_CHANGED" | "EVENT_CANCELLED" | "EVENT_CHANGED" | "EVENT_SCHEDULED" | "EVENT_SETTLED" | "RESULTS_RESTATED" | "RESULTS_SETTLED" | "SETTLEMENT_FILE_MADE" | "%future added value";
export type WebhookState = "FAILING" | "ON" | "PAUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookEndpoints_staff$data = {
  readonly roleKeys: ReadonlyArray<string>;
  readonly webhookEndpoints: ReadonlyArray<{
    readonly createdAt: string;
    readonly failingSince: string | null | undefined;
    readonly id: string;
    readonly isOpenAdr: boolean;
    readonly kinds: ReadonlyArray<WebhookKind>;
    readonly pausedByFailure: boolean;
    readonly state: WebhookState;
    readonly url: string;
  }> | null | undefined;
  readonly " $fragmentType": "WebhookEndpoints_staff";
};
export type WebhookEndpoints_staff$key = {
  readonly " $data"?: WebhookEndpoints_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookEndpoints_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookEndpoints_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleKeys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebhookEndpoint",
      "kind": "LinkedField",
      "name": "webhookEndpoints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kinds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpenAdr",
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
          "name": "pausedByFailure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failingSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "f648b4d9b877791c65c2fade607a9be7";

export default node;
