//! The wire types as TypeScript.

use shinar_play::device::{BotJob, Decided, DeviceUpdate};

use super::*;

/// What clients exchange with the routes and with the socket. Every other type is part of one of these.
type Wire = (
    (Problem, Me, Rename, Credentials, NewToken, TokenInfo, TokenMade),
    (Confirmation, NewPassword, SessionInfo, Challenge, NewPasskey, PasskeySignIn, PasskeyInfo),
    (ServerFacts, NewEmail, Forgotten, MailLink, PasswordByLink, Export),
    (
        (LeadersQuery, Leaders, ShownProfile, Profile, ArchiveQuery, ArchivePage, SuspiciousPair),
        (NewTournament, TournamentsQuery, JoinTournament, NextRound, Tournament),
    ),
    (
        (Notifications, NewBrowser, NewWebhook, WebhookMade, TestNotification, UnsubscribeQuery),
        (NewRelation, Acquaintance, NewInvitation, InvitedPerson, Invitation, NewSeek, Seek),
    ),
    (
        (
            Vacations,
            NewVacation,
            Notes,
            Visit,
            MutedPerson,
            NewReport,
            HostReport,
            ReportsQuery,
            ResolveReport,
        ),
        (GameFacts, ChapterFacts, TryPlan, Tried, Progress, PuzzleCount),
    ),
    (ListQuery, CodeQuery, SampleQuery, NewTable, TableInfo, BotName, SeatChange, Join, Start, Rematch),
    (ReplayQuery, Replay, ReplayPosition, NewAnalysis, NewRecord, Job),
    // The last three are what the engine inside the page sends besides.
    (PlayQuery, ClientMessage, ServerMessage, DeviceUpdate, BotJob, Decided),
    (
        HostPerson,
        HostTable,
        HostSession,
        Notice,
        NewNotice,
        Deed,
        Ban,
        ResetPassword,
        PasswordReset,
        Statistics,
    ),
);

/// A TypeScript module that declares every type a client meets, in the order of their names.
pub fn typescript() -> String {
    shinar_core::types::typescript::<Wire>("Everything that page and server send to each other.")
}
