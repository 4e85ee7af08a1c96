/**
 * @generated SignedSource<<015558629ff055c4ddd24474e32926a5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeviceFailureReason = "AUTH" | "DISCONNECTED" | "FAILED" | "NOT_CONNECTED" | "OFFLINE" | "%future added value";
export type EventStatus = "ACTIVE" | "CANCELLED" | "CLOSED" | "ENDED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LiveFailures_event$data = {
  readonly id: string;
  readonly live: {
    readonly failures: ReadonlyArray<{
      readonly canRetry: number;
      readonly connectionConfigId: string;
      readonly givenUp: number;
      readonly maker: string;
      readonly reason: DeviceFailureReason;
      readonly retrying: number;
    }>;
  } | null | undefined;
  readonly status: EventStatus;
  readonly " $fragmentType": "LiveFailures_event";
};
export type LiveFailures_event$key = {
  readonly " $data"?: LiveFailures_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveFailures_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveFailures_event",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventLive",
      "kind": "LinkedField",
      "name": "live",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DeviceFailure",
          "kind": "LinkedField",
          "name": "failures",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "connectionConfigId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maker",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "retrying",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "givenUp",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canRetry",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};

(node as any).hash = "d4b9c78656c21b04ee5a1099a5a71f3a";

export default node;
