//! The wire types as TypeScript.

use super::*;

/// What clients exchange with the routes and with the socket. Every other type is part of one of these.
type Wire = (
    (Problem, Me, Rename, Credentials, NewToken, TokenInfo, TokenMade),
    (Confirmation, NewPassword, SessionInfo, Challenge, NewPasskey, PasskeySignIn, PasskeyInfo),
    (ServerFacts, NewEmail, Forgotten, MailLink, PasswordByLink, Export),
    (GameFacts, ChapterFacts, TryPlan, Tried),
    (ListQuery, CodeQuery, NewTable, TableInfo, BotName, SeatChange, Join, Start, Rematch),
    (ReplayQuery, Replay, ReplayPosition, NewAnalysis, Job),
    (PlayQuery, ClientMessage, ServerMessage),
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
