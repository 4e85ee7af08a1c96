/**
 * @generated SignedSource<<4542e5490d483fa42ef2b4929c8051e8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "ACTIVE" | "CANCELLED" | "CLOSED" | "ENDED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextEvents_staff$data = {
  readonly next: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endAt: string;
        readonly id: string;
        readonly isTest: boolean;
        readonly participation: {
          readonly asked: number;
          readonly joined: number;
        };
        readonly program: {
          readonly name: string;
          readonly timeZone: string;
        };
        readonly startAt: string;
        readonly status: EventStatus;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "NextEvents_staff";
};
export type NextEvents_staff$key = {
  readonly " $data"?: NextEvents_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextEvents_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextEvents_staff",
  "selections": [
    {
      "alias": "next",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        },
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": {
            "direction": "ASC",
            "field": "START_AT"
          }
        },
        {
          "kind": "Literal",
          "name": "statuses",
          "value": [
            "SCHEDULED",
            "ACTIVE"
          ]
        }
      ],
      "concreteType": "StaffEventConnection",
      "kind": "LinkedField",
      "name": "events",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffEventEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffEvent",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "kind": "ScalarField",
                  "name": "isTest",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "startAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endAt",
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
                      "name": "name",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "timeZone",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ParticipationCounts",
                  "kind": "LinkedField",
                  "name": "participation",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "asked",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "joined",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "events(first:6,orderBy:{\"direction\":\"ASC\",\"field\":\"START_AT\"},statuses:[\"SCHEDULED\",\"ACTIVE\"])"
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "c9fbc04bb6502b036659748c130b4cd6";

export default node;
