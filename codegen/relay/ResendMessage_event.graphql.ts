/**
 * @generated SignedSource<<0c606d7fd6bf26c572c8b209c74834d1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "ACTIVE" | "CANCELLED" | "CLOSED" | "ENDED" | "SCHEDULED" | "%future added value";
export type ResentNotice = "ADVANCE" | "CANCELLED" | "END" | "START" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResendMessage_event$data = {
  readonly id: string;
  readonly messages: ReadonlyArray<{
    readonly dueAt: string | null | undefined;
    readonly notice: ResentNotice;
  }>;
  readonly program: {
    readonly timeZone: string;
  };
  readonly status: EventStatus;
  readonly " $fragmentType": "ResendMessage_event";
};
export type ResendMessage_event$key = {
  readonly " $data"?: ResendMessage_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResendMessage_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResendMessage_event",
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
      "concreteType": "EventMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};

(node as any).hash = "bd5e88b9286f500c68fb920319fde434";

export default node;
